import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { paper } from '@/app/paper';
import { parseTheme, themeCookie } from '@/components/page/theme';
import { Toaster } from '@/components/ui/toast';
import { env } from '@/lib/env';

// Rendered per request, because each page contains the nonce of its Content-Security-Policy.
export const dynamic = 'force-dynamic';

// The bundler replaces this by the URL of the font file that styles/font.css names.
const font = new URL(
  '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
).pathname;

const description =
  'Tell your personal assistant once and it follows through: todos, reminders and a daily journal, on WhatsApp, Telegram and the web.';

/**
 * Returns the metadata of all pages. Not a constant, because the public URL is a setting of the running
 * server.
 */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().appUrl),
    applicationName: 'Sidekick',
    title: { default: 'Sidekick: your proactive assistant', template: '%s · Sidekick' },
    description,
    openGraph: { type: 'website', siteName: 'Sidekick', locale: 'en', url: './' },
    twitter: { card: 'summary_large_image' },
    // iOS would turn numbers into links and thereby change the DOM that React manages.
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // Keeps the chat input above the phone's keyboard.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = parseTheme((await cookies()).get(themeCookie)?.value);
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
      <body>
        <FontPreload />
        {children}
        <Toaster />
      </body>
    </html>
  );
}

// In the body, because a preload in the head would delay the first paint.
function FontPreload() {
  const link = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <div hidden dangerouslySetInnerHTML={{ __html: link }} />;
}
