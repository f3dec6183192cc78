/** Every call of the site, for the OpenAPI document, the fuzz run and the tests over all of them. */
import type { Call } from './call.ts';
import * as list from './call-list.ts';

export const calls: readonly Call[] = Object.values(list);
