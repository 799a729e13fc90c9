/**
 * Runs when the server starts. Imports boot.ts dynamically, because the edge runtime cannot load that file.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/http/boot');
    await boot();
  }
}
