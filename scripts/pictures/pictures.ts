import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'tailwindcss';
import tailwindConfig from '../../tailwind.config';
import { browserMissing, ensureBrowser } from '../browser';
import { SharePicture } from './share-picture';

// npm run pictures: draws the icons and the preview image of shared links.
const icon = readFileSync('app/icon.svg', 'utf8');
// The icon without rounded corners, because phones cut icons into their own shapes.
const fullIcon = icon.replace(' rx="8"', '');

const executablePath = ensureBrowser();
if (!executablePath) throw new Error(browserMissing);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
await drawIcon('public/icon-192.png', icon, 192);
await drawIcon('public/icon-512.png', icon, 512);
await drawIcon('public/icon-maskable-512.png', fullIcon, 512);
await drawIcon('app/apple-icon.png', fullIcon, 180);
await draw('app/opengraph-image.png', await sharePage(), { width: 600, height: 315, scale: 2 });
await browser.close();

async function drawIcon(file: string, svg: string, size: number): Promise<void> {
  const page = `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`;
  await draw(file, page, { width: size, height: size, scale: 1 });
}

async function draw(
  file: string,
  html: string,
  { width, height, scale }: { width: number; height: number; scale: number },
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, omitBackground: true });
  await page.close();
  console.log(file);
}

async function sharePage(): Promise<string> {
  const markup = renderToStaticMarkup(createElement(SharePicture));
  const classes = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return `<!doctype html><style>${await stylesOf(classes)}${typeface()}</style>${markup}`;
}

async function stylesOf(classes: string[]): Promise<string> {
  const base = resolve('app');
  const { build } = await compile(readFileSync('app/styles/base.css', 'utf8'), {
    base,
    loadModule: async (path) => ({ path, base, module: tailwindConfig }),
    loadStylesheet: async (path) => ({
      path,
      base,
      content: readFileSync('node_modules/tailwindcss/index.css', 'utf8'),
    }),
  });
  return build(classes);
}

function typeface(): string {
  const font = readFileSync(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'base64',
  );
  return `@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }`;
}
