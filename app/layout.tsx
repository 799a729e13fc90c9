import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { paper } from '@/app/paper';
import { themeCookie, themeOf } from '@/components/common/theme';
import { Toaster } from '@/components/ui/toast';
import { env } from '@/lib/env';
import './globals.css';

// A page is rendered per request: only so does it carry the nonce of its own security policy.
export const dynamic = 'force-dynamic';

// "optional" with a preload: the font is there for the first paint or it waits for the next page, and nothing shifts.
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

/** Stands at the end of what every page is: painted before it is there, a row would move while its last words arrive. */
const wholePage = 'whole';

const description =
  'A personal assistant that is told things once and then keeps its word: todos, reminders and a daily journal on WhatsApp and the web.';

/** Made per request: the public address is a setting of the running server. Pages add their title, and public ones their canonical address. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().appUrl),
    applicationName: 'Sidekick',
    title: { default: 'Sidekick: your proactive assistant', template: '%s · Sidekick' },
    description,
    openGraph: { type: 'website', siteName: 'Sidekick', locale: 'en', url: './' },
    twitter: { card: 'summary_large_image' },
    // A number that we show stays text: iOS would make it a link under React's hands.
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The composer stays above the phone's keyboard.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(themeCookie)?.value);
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      className={`${latin.variable} ${latinExt.variable}`}
    >
      <head>
        <link rel="expect" href={`#${wholePage}`} blocking="render" />
      </head>
      <body>
        {children}
        <Toaster />
        <span id={wholePage} hidden />
      </body>
    </html>
  );
}
