/** The OpenAPI 3.1 document, generated from the same Zod schemas that check the requests. */
import { z } from 'zod';
import { brand } from '../content/site.ts';
import type { Region } from '../region/region.ts';
import { sessionCookieName } from '../session/cookies.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

type Json = Record<string, unknown>;

const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

const COMMON_PROBLEMS: Record<string, string> = {
  400: 'The body is not JSON, or a header is wrong.',
  403: 'The request was made by another site.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  422: 'Some fields are wrong; `fields` says which and why.',
  429: 'Too often. `Retry-After` says when to come back, in seconds.',
};

/** @param io 'input' for what is sent to us, 'output' for what we send */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

export const fullPath = (call: Pick<Call, 'path'>) =>
  call.path.startsWith('/api/') ? call.path : `/api/v1${call.path}`;

const PROBLEM_REF = { $ref: '#/components/schemas/Problem' };
const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: PROBLEM_REF } },
});

function requestBody(call: Call): Json {
  if (!call.body && !call.form) return {};
  const content: Json = {};
  if (call.body) content['application/json'] = { schema: jsonSchema(call.body, 'input') };
  if (call.form)
    content['application/x-www-form-urlencoded'] = { schema: jsonSchema(call.form, 'input') };
  return { requestBody: { required: Boolean(call.body), content } };
}

function parameters(call: Call): Json[] {
  const query = call.query ? jsonSchema(call.query, 'input') : {};
  const required = new Set(query.required as string[] | undefined);
  const list: Json[] = Object.entries((query.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
  if (call.isIdempotent)
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key with the same body gives the same answer and leaves one row.',
      schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
    });
  return list;
}

function operation(call: Call): Json {
  const writes = call.method !== 'GET';
  const { hasEffect, needsSession } = call;
  const responses: Json = {};
  if (call.status !== 303)
    responses[call.status] = {
      description: call.summary,
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
    };
  if (call.form) responses[303] = { description: 'After the form: on to the next page.' };
  for (const [status, text] of Object.entries(COMMON_PROBLEMS))
    if (writes || (status === '422' && call.query)) responses[status] = problem(text);
  for (const status of hasEffect ? ['403', '429'] : [])
    responses[status] = problem(COMMON_PROBLEMS[status] ?? '');
  if (needsSession) responses[401] = problem('Nobody is signed in here, or not any more.');
  responses[503] = problem('Not possible at the moment. `Retry-After` says when, in seconds.');
  return {
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: parameters(call),
    ...requestBody(call),
    ...(needsSession && { security: [{ session: [] }] }),
    responses,
  };
}

export function openApiDocument(region: Region): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = fullPath(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand[region].name} API`, version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(true) },
      },
    },
  };
}
