/** The OpenAPI 3.1 document, generated from the same Zod schemas that check the requests. */
import { z } from 'zod';
import {
  type BodyKind,
  type EndpointDescription,
  fullPath,
  PATH_PARAMETER,
} from '../../platform/api/endpoint-description.ts';
import { ERRORS } from '../../platform/api/error-codes.ts';
import type { Region } from '../../platform/region/region.ts';
import { BODY_TYPES } from '../../platform/security/body.ts';
import { sessionCookieName } from '../../platform/session/cookies.ts';
import { brand } from '../../site/content/site.ts';

type Json = Record<string, unknown>;

const problemSchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERRORS)),
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

/** As OpenAPI writes it: '/api/v1/jobs/{id}'. */
export const documentedPath = (call: Pick<EndpointDescription, 'path'>) =>
  fullPath(call).replace(PATH_PARAMETER, '{$1}');

const PROBLEM_REF = { $ref: '#/components/schemas/Problem' };
const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: PROBLEM_REF } },
});

const KINDS = Object.keys(BODY_TYPES) as BodyKind[];

function requestBody(call: EndpointDescription): Json {
  const content = KINDS.flatMap((kind) => {
    const schema = call[kind];
    return schema ? [[BODY_TYPES[kind], { schema: jsonSchema(schema, 'input') }]] : [];
  });
  if (content.length === 0) return {};
  // What a form alone sends may also stay away: signing out needs no field.
  const required = Boolean(call.body ?? call.upload);
  return { requestBody: { required, content: Object.fromEntries(content) } };
}

/** One entry for each property of `schema`. */
function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  const { properties = {}, required } = schema ? jsonSchema(schema, 'input') : ({} as Json);
  const needed = new Set(required as string[] | undefined);
  return Object.entries(properties as Json).map(([name, own]) => ({
    name,
    in: place,
    required: needed.has(name),
    schema: own,
  }));
}

function parameters(call: EndpointDescription): Json[] {
  const list = [...parametersIn('path', call.params), ...parametersIn('query', call.query)];
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

function operation(call: EndpointDescription): Json {
  const writes = call.method !== 'GET';
  const { hasEffect, roles, params } = call;
  const needsSession = call.needsSession || roles !== undefined;
  const responses: Json = {};
  if (call.status === 204) responses[204] = { description: call.summary };
  else if (call.status !== 303)
    responses[call.status] = {
      description: call.summary,
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
    };
  if (call.form) responses[303] = { description: 'After the form: on to the next page.' };
  for (const [status, text] of Object.entries(COMMON_PROBLEMS))
    if (writes || (status === '422' && call.query)) responses[status] = problem(text);
  for (const status of hasEffect ? ['403', '429'] : [])
    responses[status] = problem(COMMON_PROBLEMS[status] ?? '');
  if (roles) responses[403] = problem('This account may not do that.');
  if (params) responses[404] = problem('There is nothing at this address.');
  if (needsSession) responses[401] = problem('Nobody is signed in here, or not any more.');
  responses[503] = problem('Not possible at the moment. `Retry-After` says when, in seconds.');
  return {
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+$/, '').replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: parameters(call),
    ...requestBody(call),
    ...(needsSession && { security: [{ session: [] }] }),
    responses,
  };
}

/** @param region whose name the document bears */
export function openApiDocument(endpoints: readonly EndpointDescription[], region: Region): Json {
  const paths: Record<string, Json> = {};
  for (const call of endpoints) {
    const path = documentedPath(call);
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
