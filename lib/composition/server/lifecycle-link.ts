/**
 * The way to lib/composition/lifecycle.ts, of which Next bundles a copy of its own: both meet on a global.
 */
import type { Lifecycle } from '../lifecycle.ts';

const KEY = Symbol.for('norvant.lifecycle');

/** Undefined until the application has loaded its part. */
export function lifecycle(): Lifecycle | undefined {
  return (globalThis as { [KEY]?: Lifecycle })[KEY];
}
