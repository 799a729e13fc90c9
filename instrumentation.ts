/** Runs once when a server starts. The work is in lib/http/boot.ts, which the edge bundle must not import. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/http/boot');
    await boot();
  }
}
