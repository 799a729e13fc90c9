import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Loaded when used, from node_modules: bundling them breaks their own file look-ups (pglite.wasm) or costs every cold start.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'ws', 'twilio'],
  // The embedded database is for machines with a disk; no serverless function carries its 27 MB.
  outputFileTracingExcludes: { '/*': ['node_modules/@electric-sql/pglite/**'] },
  devIndicators: false,
};

export default config;
