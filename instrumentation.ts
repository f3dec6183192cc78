/** Next calls this once when a server starts: the database opens and the mail worker begins. */
export async function register(): Promise<void> {
  // Written as one block, so that the bundler leaves it out of the edge runtime. A build also loads
  // this file; it needs no row, and many of its processes run at once.
  if (
    process.env.NEXT_RUNTIME === 'nodejs' &&
    process.env.NEXT_PHASE !== 'phase-production-build'
  ) {
    const { endWith, startServices } = await import('./lib/composition/services.ts');
    await startServices().catch(endWith);
  }
}
