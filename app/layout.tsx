import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { paper } from '@/app/paper';
import { parseTheme, themeCookie } from '@/components/page/theme';
import { Toaster } from '@/components/ui/toast';
import { env } from '@/lib/env';
import './globals.css';

// Rendered per request, because each page contains the nonce of its Content-Security-Policy.
export const dynamic = 'force-dynamic';

// "optional" with a preload: the font is used if it arrives before the first paint, otherwise from the next
// page on. Text therefore never moves.
const latin = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'optional',
  variable: '--font-latin',
});
const latinExt = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F',
    },
  ],
  variable: '--font-latin-ext',
});

/**
 * Id of the last element of every page. The first paint waits for it, because a page that is painted in parts
 * moves while the rest arrives.
 */
const endOfPage = 'whole';

const description =
  'Tell your personal assistant once and it follows through: todos, reminders and a daily journal, on WhatsApp, Telegram and the web.';

/** Computed per request, because the public URL is a setting of the running server. */
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
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      className={`${latin.variable} ${latinExt.variable}`}
    >
      <head>
        <link rel="expect" href={`#${endOfPage}`} blocking="render" />
      </head>
      <body>
        {children}
        <Toaster />
        <span id={endOfPage} hidden />
      </body>
    </html>
  );
}
