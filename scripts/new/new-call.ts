/** `npm run new call /support/ticket`: the folder of a call of the API, to be filled. */
import type { Made } from './made.ts';

/** Lower case segments; '[id]' is a part of the path. */
const PATH = /^(\/(?:[a-z][\w-]*|\[[a-z]\w*\]))+$/i;

const partsOf = (path: string) => [...path.matchAll(/\[(\w+)\]/g)].map(([, part]) => part ?? '');

/** '/user/refresh_login' → 'userRefreshLogin'. */
const nameOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part && !part.startsWith('['))
    .slice(-2)
    .join('-')
    .replace(/[-_]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());

function callFile(path: string): string {
  const parts = partsOf(path);
  const params = parts.map((part) => `${part}: z.string().max(60)`).join(', ');
  return `/** GET /api/v1${path}: say here what it is for. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const ${nameOf(path)} = defineCall({
  method: 'GET',
  path: '${path}',
  summary: 'Say here what the answer is.',
${parts.length > 0 ? `  params: z.object({ ${params} }),\n` : ''}  status: 200,
  answer: z.object({ message: z.string() }),
});
`;
}

const routeFile = (path: string) => `/** GET /api/v1${path}: say here what it is for. */
import { ApiError } from '@/lib/platform/api/problem';
import { route } from '@/lib/platform/api/route';
import { ${nameOf(path)} } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(${nameOf(path)}, async () => {
  // Ask the subject in lib/ here. Until then nothing is promised.
  throw new ApiError('NOT_FOUND');
});
`;

/** @returns the folder of the call at `path`, below /api/v1, or why there can be none */
export function newCall(path: string): Made | string {
  if (!PATH.test(path))
    return `"${path}" is no path of a call, such as /support/ticket or /jobs/[id].`;
  const folder = `app/api/v1${path}`;
  return {
    files: { [`${folder}/call.ts`]: callFile(path), [`${folder}/route.ts`]: routeFile(path) },
    next: [
      `Describe it in ${folder}/call.ts: method, body, who may (lib/platform/api/README.md).`,
      'Put the work into a folder of lib/, and call it from route.ts.',
      'npx jest lib/platform/api fuzzes it and looks at its place in the OpenAPI document.',
    ],
  };
}
