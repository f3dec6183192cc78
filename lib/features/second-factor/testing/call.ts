/** Calls an endpoint as a browser does, and reads what it has afterwards. */
import type { AnyEndpoint } from '../../../platform/api/endpoint.ts';
import { fullPath } from '../../../platform/api/endpoint-description.ts';
import { route } from '../../../platform/api/route.ts';
import { testRequest } from '../../../platform/api/testing/test-request.ts';
import { getDb } from '../../../platform/db/database.ts';
import { accountNotices } from '../../account-notices/tables.ts';

type Parts = {
  cookie?: string;
  body?: unknown;
  id?: string;
  /** Another one each time unless told, so that no test shares a network with another. */
  address?: string;
};

let lastAddress = 0;
export function newAddress(): string {
  lastAddress += 1;
  return `198.51.${lastAddress >> 8}.${lastAddress & 255}`;
}

export function call(endpoint: AnyEndpoint, parts: Parts = {}): Promise<Response> {
  const { cookie = '', body, id = '', address = newAddress() } = parts;
  const { method } = endpoint;
  const request = testRequest(fullPath(endpoint), {
    method,
    headers: { cookie, 'x-forwarded-for': address },
    ...(method !== 'GET' && { body }),
  });
  return route(endpoint)[method](request, { params: Promise.resolve({ id }) });
}

/** The status, and the code of an error. */
export async function outcome(response: Promise<Response>): Promise<[number, string?]> {
  const answered = await response;
  const { code } = answered.ok ? {} : await answered.json();
  return code ? [answered.status, code] : [answered.status];
}

/** The header `Cookie` of the browser that got `response`. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** What the owner is told by mail, in any order. */
export async function noticesTo(email: string): Promise<string[]> {
  const rows = await (await getDb()).select().from(accountNotices);
  return rows.filter((row) => row.email === email).map(({ kind }) => kind);
}
