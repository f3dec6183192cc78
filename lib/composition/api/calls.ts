/**
 * Every call of the site, for the OpenAPI document, the fuzz run and the tests over all of them. The
 * list is derived from the folders of app/api: see scripts/generate/calls.ts.
 */
import * as list from '@/generated/calls';
import type { Call } from '../../platform/api/call.ts';

export const calls: readonly Call[] = Object.values(list);
