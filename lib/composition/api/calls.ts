/**
 * Every endpoint of the site, for the OpenAPI document, the fuzz run and the tests over all of them. The
 * list is derived from the `endpoints` folders: see scripts/generate/endpoints.ts.
 */
import * as list from '@/generated/endpoints';
import type { Call } from '../../platform/api/call.ts';

export const calls: readonly Call[] = Object.values(list);
