/** Runs once at a server's start; what it does is in lib/http/boot.ts, out of the edge bundle's sight. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/http/boot');
    await boot();
  }
}
