/** Which methods a path answers. Next wants one export a method; each of them is made here. */
import 'server-only';
import { answer, type Handler } from './answer.ts';
import type { Method } from './endpoint-description.ts';
import { ApiError } from './problem.ts';

type Methods = Partial<Record<Method, Handler>>;
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** Our server names here a method that Next does not know; Next gets OPTIONS instead. */
const UNKNOWN_METHOD = 'x-unknown-method';
export type MethodTable = Record<(typeof ALL_METHODS)[number], Handler>;

/** Every method's handler: those given, HEAD from GET, 405 with `Allow` for the rest. */
export function methods(own: Methods): MethodTable {
  const get = own.GET;
  const head: Handler | undefined =
    get &&
    (async (request, context) => {
      const { status, headers } = await get(request, context);
      return new Response(null, { status, headers });
    });
  const options: Handler = async (request) =>
    request.headers.has(UNKNOWN_METHOD)
      ? refuse(request)
      : new Response(null, { status: 204, headers: { Allow: allow } });
  const known: Partial<MethodTable> = { ...own, ...(head && { HEAD: head }), OPTIONS: options };
  const allow = ALL_METHODS.filter((method) => known[method]).join(', ');
  const refuse: Handler = (request) =>
    answer('(method)', request.method, request.headers, async () => {
      const headers = { Allow: allow };
      throw new ApiError('METHOD_NOT_ALLOWED', {
        message: `This call answers ${allow}.`,
        headers,
      });
    });
  const entries = ALL_METHODS.map((method) => [method, known[method] ?? refuse] as const);
  return Object.fromEntries(entries) as MethodTable;
}

/** For paths that no endpoint has. */
export const notFound: Handler = (request) =>
  answer('(unknown)', request.method, request.headers, async () => {
    const message = 'There is no such call. See /api/v1/openapi.json.';
    throw new ApiError('NOT_FOUND', { message });
  });
