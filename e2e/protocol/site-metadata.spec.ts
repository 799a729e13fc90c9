import { expect, test } from '@playwright/test';
import { visitor } from '../accounts';
import { addresses } from '../servers/addresses';

test('the site has icons, a manifest, a share picture, robots.txt and a sitemap', async () => {
  const { url } = addresses().production;
  const api = await visitor(url);
  const html = await (await api.get('/')).text();
  const attribute = (tag: RegExp, name: string) => {
    const found = html.match(/<(?:link|meta)[^>]*>/g)?.find((one) => tag.test(one)) ?? '';
    return new RegExp(`${name}="([^"]*)"`).exec(found)?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  const link = (rel: string) => attribute(new RegExp(`rel="${rel}"`), 'href');

  const manifest = await (await api.get(link('manifest'))).json();
  expect(manifest).toMatchObject({ name: 'Sidekick', start_url: '/dashboard', display: 'standalone' });
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
  for (const icon of manifest.icons) expect(await pictureSize(icon.src)).toBe(icon.sizes);
  expect(await pictureSize(link('apple-touch-icon'))).toBe('180x180');
  expect((await api.get(link('icon'))).status()).toBe(200);
  expect((await api.get('/favicon.ico')).status()).toBe(200);

  const shared = attribute(/property="og:image"/, 'content');
  expect(shared).toContain(`${url}/`);
  expect(await pictureSize(shared)).toBe('1200x630');
  expect(attribute(/property="og:image:alt"/, 'content')).toMatch(/proactive ai sidekick/);

  const robots = await (await api.get('/robots.txt')).text();
  for (const line of ['Disallow: /dashboard', 'Disallow: /admin', `Sitemap: ${url}/sitemap.xml`])
    expect(robots).toContain(line);
  const sitemap = await (await api.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
    `${url}/`,
    `${url}/login`,
    `${url}/register`,
  ]);

  async function pictureSize(path: string): Promise<string> {
    const response = await api.get(path);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const file = await response.body();
    return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  }
});
