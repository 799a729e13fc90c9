/**
 * Next.js calls this function once when a server starts. The import is dynamic, because the bundle for the
 * edge runtime must not contain lib/http/boot.ts.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/http/boot');
    await boot();
  }
}
