import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{app,components,db,lib,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['lib/testing/snapshot.ts'],
    setupFiles: ['lib/testing/strict.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: {
      AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
      ENCRYPTION_KEYS: 'k1:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      TZ: 'UTC',
    },
  },
});
