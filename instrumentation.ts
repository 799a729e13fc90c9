/**
 * Next.js calls this once when a server starts. The edge runtime cannot load boot.ts, so the import is
 * dynamic.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/http/boot');
    await boot();
  }
}
