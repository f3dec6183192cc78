/**
 * Every endpoint of the site, for the OpenAPI document, the fuzz run and the tests over all of them. The
 * list is derived from the `endpoints` folders: see scripts/generate/endpoints.ts.
 */
import * as list from '@/generated/endpoints';
import type { EndpointDescription } from '../../platform/api/endpoint-description.ts';

export const endpoints: readonly EndpointDescription[] = Object.values(list);
