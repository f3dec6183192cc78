/** Finds the endpoints of an asked path: what Next would do by folders, from the paths that they say. */
import 'server-only';
import type { Handler } from '../../platform/api/answer.ts';
import type { AnyEndpoint } from '../../platform/api/endpoint.ts';
import { fullPath, PATH_PARAMETER } from '../../platform/api/endpoint-description.ts';
import { type MethodTable, notFound } from '../../platform/api/methods.ts';
import { route } from '../../platform/api/route.ts';
import { countForm } from '../form-outcomes.ts';
import { endpoints } from './endpoint-list.ts';
import { serveOpenApi } from './serve-openapi.ts';

type Parameters = Record<string, string | string[]>;
type Found = {
  /** As the endpoint says it. */
  path: string;
  table: MethodTable;
  params: Parameters;
};

const answered = [...endpoints.filter((one) => 'handle' in one), serveOpenApi] as AnyEndpoint[];
const byPath = Map.groupBy(answered, fullPath);
const tables = new Map([...byPath].map(([path, at]) => [path, route(...at)]));

/** '/api/v1/jobs/[id]' as an expression with a group for each part; '[...path]' takes all that is left. */
const shaped = [...tables]
  .filter(([path]) => path.includes('['))
  .map(([path, table]) => {
    const rest = /\[\.\.\.(\w+)\]$/.exec(path)?.[1];
    const source = path.replace(PATH_PARAMETER, (_, name) =>
      name === rest ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
    return { path, table, rest, shape: new RegExp(`^${source}$`) };
  });

/** @param asked the path as it was asked for, each part decoded by Next; one that stands there in full is preferred */
export function findApi(asked: string): Found | undefined {
  const table = tables.get(asked);
  if (table) return { path: asked, table, params: {} };
  for (const { path, table, rest, shape } of shaped) {
    const groups = shape.exec(asked)?.groups;
    if (!groups) continue;
    const params: Parameters = { ...groups };
    if (rest) params[rest] = (groups[rest] ?? '').split('/');
    return { path, table, params };
  }
  return undefined;
}

const answerBy =
  (method: keyof MethodTable): Handler =>
  async (request, context) => {
    const { path = [] } = (await context?.params) ?? {};
    const parts = [path].flat();
    // A slash that was written as %2F divides nothing.
    const isWhole = parts.every((part) => !part.includes('/'));
    const found = isWhole ? findApi(`/api/${parts.join('/')}`) : undefined;
    if (!found) return notFound(request, context);
    const { table, params } = found;
    const response = await table[method](request, { params: Promise.resolve(params) });
    countForm(method, found.path, response.status);
    return response;
  };

/** What the one route below /api exports. */
export const api: MethodTable = {
  GET: answerBy('GET'),
  HEAD: answerBy('HEAD'),
  POST: answerBy('POST'),
  PUT: answerBy('PUT'),
  PATCH: answerBy('PATCH'),
  DELETE: answerBy('DELETE'),
  OPTIONS: answerBy('OPTIONS'),
};
