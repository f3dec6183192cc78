/**
 * Holds an endpoint to its own description: in tests an answer that differs is a failure, in
 * development a line of the log. In production it costs nothing.
 */
import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { log } from '../log/log.ts';
import { settings } from '../settings/settings.ts';
import type { EndpointDescription } from './endpoint-description.ts';
import { ApiError } from './problem.ts';

/** How a successful JSON answer differs from what `call` describes; undefined when it does not. */
async function differenceOf(
  call: EndpointDescription,
  response: Response,
): Promise<string | undefined> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || !isJson) return undefined;
  if (response.status !== call.status) return `the status is ${response.status}`;
  const value: unknown = JSON.parse(await response.clone().text());
  const result = call.answer.safeParse(value);
  if (!result.success) return result.error.message;
  // A field that the schema does not name may be one that no client should see.
  return isDeepStrictEqual(result.data, value) ? undefined : 'it holds more than is described';
}

/** @throws ApiError in tests, when `response` is not what `call` describes */
export async function checkAnswer(call: EndpointDescription, response: Response): Promise<void> {
  if (settings().NODE_ENV === 'production') return;
  const difference = await differenceOf(call, response);
  if (!difference) return;
  const message = `${call.method} ${call.path} answers something else: ${difference}`;
  if (settings().NODE_ENV === 'test') throw new ApiError('INTERNAL', { message });
  log.error(message);
}
