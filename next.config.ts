import type { NextConfig } from 'next';

const always = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];
const answersOnly = [
  ...always,
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  },
];

const styles = (
  form: 'text' | 'later' | 'link',
  ...where: ('production' | 'development' | 'browser' | { not: 'browser' })[]
) => ({
  condition: { all: [...where, { not: { query: '?link' } }] },
  loaders: [{ loader: './scripts/inline-styles.mjs', options: { form } }],
  as: '*.js',
});

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Loaded from node_modules on demand. Bundling them would break their own file look-ups (pglite.wasm) or slow down every cold start.
  serverExternalPackages: ['@electric-sql/pglite', 'grammy', 'nodemailer', 'pg', 'twilio'],
  // The embedded database is for machines with a disk, so serverless functions do not include its 27 MB.
  outputFileTracingExcludes: { '/*': ['node_modules/@electric-sql/pglite/**'] },
  devIndicators: false,
  // The image optimizer is off: no page uses it, and it logs every invalid request of a visitor.
  images: { unoptimized: true },
  // The server writes the styles into each page (components/page/styled.tsx).
  turbopack: {
    rules: {
      '*.css': [
        styles('text', 'production', { not: 'browser' }),
        styles('later', 'production', 'browser'),
        styles('link', 'development'),
      ],
    },
  },
  // Someone with a sign-in cookie gets another page at / than a visitor, so that neither loads the styles and
  // scripts of both. The middleware cannot do this: on 127.0.0.1, Next.js would send its rewrite back as a new request.
  // The names are those of lib/http/cookies.ts.
  rewrites: async () => ({
    beforeFiles: ['sidekick', '__Host-sidekick'].map((key) => ({
      source: '/',
      has: [{ type: 'cookie' as const, key }],
      destination: '/start',
    })),
  }),
  // Headers of pages are set in middleware.ts, which adds a nonce.
  headers: async () => [
    { source: '/api/:path*', headers: answersOnly },
    { source: '/_next/:path*', headers: always },
    { source: '/:file(.*\\.(?:ico|png|jpg|jpeg|webp|svg|woff2|webmanifest|txt|xml))', headers: always },
    // Sites that show link previews load it from their own pages.
    {
      source: '/opengraph-image.png',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
  ],
};

export default config;
