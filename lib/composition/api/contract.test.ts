/**
 * Holds every endpoint of the OpenAPI document to what it says of itself: a right input is answered as
 * described, every wrong one is refused for the right reason, and by name. The list of endpoints follows
 * from the folders, so a further one is driven as soon as it is there.
 */

import {
  type BodyKind,
  type EndpointDescription,
  fullPath,
  type Role,
} from '../../platform/api/endpoint-description.ts';
import { type Actor, newActor, roleOf } from '../../platform/api/testing/actor.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { USUAL_BODY } from '../../platform/security/body.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { endpoints } from './endpoint-list.ts';
import { makeCall, type Prepared, prepare } from './testing/good-call.ts';
import { goodInput, inputKey, inputKeys } from './testing/good-inputs.ts';
import { isStrict, wrongFields } from './testing/wrong-fields.ts';

withTestDatabase();

beforeAll(() => {
  // All of it comes from one address.
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
});

const KINDS = ['body', 'form', 'upload'] as const;
/** The shapes of body that `call` takes; 'body' also stands for none. */
function kindsOf(call: EndpointDescription): BodyKind[] {
  const kinds = KINDS.filter((kind) => call[kind]);
  return kinds.length > 0 ? kinds : ['body'];
}

const isPrivate = ({ needsSession, roles }: EndpointDescription) => Boolean(needsSession ?? roles);
const ALL_ROLES: readonly Role[] = ['member', 'desk'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Answer = { status: number; message?: string; code?: string; fields?: Record<string, string> };
/** An error's status and body. */
const problemOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  ...(await response.json()),
});

/** Mail programs may send what they like besides (RFC 8058). */
const LOOSE = new Set(['POST /email-subscription/unsubscribe']);

test('no right input is for an endpoint that is gone', () => {
  const known = new Set(endpoints.map(inputKey));
  expect(inputKeys.filter((key) => !known.has(key))).toEqual([]);
});

describe.each(endpoints.map((call) => [inputKey(call), call] as const))('%s', (key, call) => {
  const good = goodInput(call) ?? {};
  const [kind = 'body'] = kindsOf(call);
  let actor: Actor;
  let prepared: Prepared;
  const make = (change?: Parameters<typeof makeCall>[4]) =>
    makeCall(call, kind, actor, prepared, change);

  beforeAll(async () => {
    actor = await newActor(roleOf(call));
    prepared = await prepare(good, kind, actor);
  });

  test('has a right input', () => {
    if (!goodInput(call))
      throw new Error(`Add '${key}' to the testing/good-inputs.ts beside its endpoints folder.`);
  });

  test.each(kindsOf(call))('answers a right input as it says (%s)', async (own) => {
    // Another account: what is done here may not be done twice.
    const somebody = await newActor(roleOf(call));
    const input = await prepare(good, own, somebody);
    const response = await makeCall(call, own, somebody, input);
    const text = await response.clone().text();
    // Shows, when it fails, what was answered instead.
    const said = `${response.status} ${text.slice(0, 300)}`;
    expect(said).toMatch(new RegExp(`^(${call.status}${own === 'form' ? '|303' : ''}) `));
    if (response.headers.get('content-type')?.startsWith('application/json'))
      call.answer.parse(JSON.parse(text));
  });

  if (isPrivate(call))
    test('knows nobody who is not signed in', async () => {
      const { status, message } = await problemOf(await make({ cookie: '' }));
      expect(status).toBe(401);
      expect(message).toBe(call.strangerCode ? 'Token is missing!' : 'Unauthorized');
      // Nor learns a stranger what body would have been right.
      const headers = { 'content-type': 'application/octet-stream' };
      const other = await make({ cookie: '', headers, ...(call.method !== 'GET' && { raw: 'x' }) });
      expect(other.status).toBe(401);
    });

  if (call.roles)
    test.each(ALL_ROLES.filter((role) => !call.roles?.includes(role)))(
      'refuses a %s',
      async (role) => {
        const { cookie } = await newActor(role);
        const answer = await problemOf(await make({ cookie }));
        expect(answer).toMatchObject({ status: 403, message: 'Forbidden resource' });
      },
    );

  if (isPrivate(call) && call.params && !good.isForAll)
    test('has nothing of this id for anybody else', async () => {
      // Staff see what was sent to their edition.
      const { cookie } = await newActor(roleOf(call), call.roles ? 'INDIA' : 'USA');
      expect((await make({ cookie })).status).toBe(404);
    });

  if (call.method !== 'GET' || call.hasEffect)
    test('does nothing for another site', async () => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const answer = await problemOf(await make({ headers }));
      expect(answer).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    });

  test('names each field that is wrong', async () => {
    const wrongly = async (place: 'query' | 'body') => {
      const schema = place === 'query' ? call.query : call[kind];
      const right = prepared[place];
      const wrong = schema ? wrongFields(schema, right, place === 'query' || kind !== 'body') : [];
      const missed: string[] = [];
      for (const { what, name, fields } of wrong) {
        const { status, fields: named = {} } = await problemOf(await make({ [place]: fields }));
        const isNamed = Object.keys(named).some((own) => own.split('.')[0] === name);
        if (status !== 422 || !isNamed) missed.push(`${place}: ${what} is answered ${status}`);
      }
      return missed;
    };
    expect([...(await wrongly('query')), ...(await wrongly('body'))]).toEqual([]);
  });

  if (call[kind] && !LOOSE.has(key))
    test('takes no field that it does not know', () => {
      const loose = KINDS.filter((own) => call[own] && !isStrict(call[own]));
      expect(loose).toEqual([]);
    });

  if (call.body ?? call.upload) {
    test('refuses a body of another type', async () => {
      const headers = { 'content-type': 'application/xml' };
      expect((await make({ raw: '<a/>', headers })).status).toBe(415);
    });

    test('refuses a body that is too large', async () => {
      const raw = Buffer.alloc((call.maxBytes ?? USUAL_BODY) + 1, 'x');
      const type = call.body ? 'application/json' : 'multipart/form-data; boundary=x';
      const response = await make({ raw, headers: { 'content-type': type } });
      expect(response.status).toBe(413);
    });
  }
});

const NOTHING: Prepared = { params: {}, query: {}, body: {} };

const paths = [...new Set(endpoints.map(fullPath))];
test.each(paths)('%s refuses every method that it does not have', async (path) => {
  const own = endpoints.filter((call) => fullPath(call) === path);
  const others = METHODS.filter((method) => own.every((call) => call.method !== method));
  const [call] = own;
  if (!call) throw new Error('no call');
  for (const method of others) {
    const response = await makeCall(call, 'body', await newActor('member'), NOTHING, { method });
    expect(response.status).toBe(405);
    const allowed = response.headers.get('allow')?.split(', ') ?? [];
    expect(allowed.filter((name) => !['HEAD', 'OPTIONS'].includes(name)).sort()).toEqual(
      own.map((one) => one.method).sort(),
    );
  }
});
