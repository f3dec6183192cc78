/**
 * Whatever is sent, no endpoint answers 500 and none shows a stack trace. Bodies are made from each
 * endpoint's own schema: right fields with hostile values, missing ones, extra ones, and nonsense. The
 * right input of each stands in the testing/good-inputs.ts beside it, for this and contract.test.ts.
 */

import { type BodyKind, fullPath } from '../../platform/api/endpoint-description.ts';
import type { MethodTable } from '../../platform/api/methods.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { endpoints } from './endpoint-list.ts';
import { findApi } from './serve-api.ts';
import { fuzzEndpoint } from './testing/fuzz-endpoint.ts';
import { goodInput } from './testing/good-inputs.ts';

withTestDatabase();
// However busy the machine is: the long run sends thirteen times as much.
if (process.env.TEST_FULL) jest.setTimeout(600_000);

beforeAll(() => {
  // The flood is the point here.
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
});

describe.each(endpoints.map((call) => [`${call.method} ${fullPath(call)}`, call] as const))(
  '%s',
  (_, call) => {
    const kinds: BodyKind[] = [
      'body',
      ...(['form', 'upload'] as const).filter((kind) => call[kind]),
    ];
    test.each(kinds)('takes anything as its %s without falling over', async (kind) => {
      const table = findApi(fullPath(call))?.table as MethodTable;
      const statuses = await fuzzEndpoint(call, kind, table[call.method], goodInput(call));
      // Bodies that never get past the schema would test little. Their right input stands in
      // testing/good-inputs.ts.
      if (kind !== 'form' && call[kind]) expect([...statuses]).toContain(call.status);
    });
  },
);
