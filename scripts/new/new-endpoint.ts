/** `npm run new endpoint support /support/ticket`: an endpoint of a feature, to be filled. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Made } from './made.ts';

/** Lower case segments; '[id]' is a part of the path. */
const PATH = /^(\/(?:[a-z][\w-]*|\[[a-z]\w*\]))+$/i;

const partsOf = (path: string) => [...path.matchAll(/\[(\w+)\]/g)].map(([, part]) => part ?? '');

/** '/user/refresh_login' → 'user-refresh-login'. */
const fileOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part && !part.startsWith('['))
    .slice(-2)
    .join('-')
    .replace(/_/g, '-')
    .toLowerCase();

/** 'user-refresh-login' → 'userRefreshLogin'. */
const nameOf = (path: string) =>
  fileOf(path).replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function endpointFile(path: string): string {
  const parts = partsOf(path);
  const params = parts.map((part) => `${part}: z.string().max(60)`).join(', ');
  return `/** GET /api/v1${path}: say here what it is for. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { ApiError } from '@/lib/platform/api/problem';

export const ${nameOf(path)} = defineEndpoint(
  {
    method: 'GET',
    path: '${path}',
    summary: 'Say here what the answer is.',
${parts.length > 0 ? `    params: z.object({ ${params} }),\n` : ''}    status: 200,
    answer: z.object({ message: z.string() }),
  },
  () => {
    // Until the work is done here, nothing is promised.
    throw new ApiError('NOT_FOUND');
  },
);
`;
}

/**
 * @param feature a folder of lib/features
 * @returns the endpoint at `path`, below /api/v1, or why there can be none
 */
export function newEndpoint(root: string, feature: string, path = ''): Made | string {
  if (!PATH.test(path))
    return `"${path}" is no path of an endpoint, such as /support/ticket or /jobs/[id].`;
  const folder = `lib/features/${feature}`;
  if (!/^[a-z][a-z-]*$/.test(feature) || !existsSync(join(root, folder)))
    return `There is no ${folder}. Make the folder of the feature first, with its README.`;
  const endpoint = `${folder}/endpoints/${fileOf(path)}`;
  return {
    files: { [`${endpoint}.ts`]: endpointFile(path) },
    next: [
      `Describe it in ${endpoint}.ts: method, body, who may (lib/platform/api/README.md).`,
      `If it takes something, give it a right input in ${folder}/testing/good-inputs.ts.`,
      'npx jest lib/composition/api fuzzes it and looks at its place in the OpenAPI document.',
    ],
  };
}
