/** Answers with the OpenAPI document. Apart from its description, which is in the list that the document shows. */
import 'server-only';
import { defineEndpoint } from '../../platform/api/endpoint.ts';
import { endpoints } from './endpoint-list.ts';
import { openApi } from './endpoints/open-api.ts';
import { openApiDocument } from './openapi.ts';

export const serveOpenApi = defineEndpoint(openApi, ({ region }) =>
  openApiDocument(endpoints, region),
);
