/** Runs once when a server starts. The edge bundle must not import lib/http/boot.ts, so it is loaded here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/http/boot');
    await boot();
  }
}
