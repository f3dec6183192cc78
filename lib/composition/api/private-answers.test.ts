/** What an account is answered stays between it and us: no cache keeps it, and a refusal leaves a line that tells who. */
import { type EndpointDescription, fullPath } from '../../platform/api/endpoint-description.ts';
import { newActor, roleOf } from '../../platform/api/testing/actor.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { log } from '../../platform/log/log.ts';
import { accountMark } from '../../platform/security/log-marks.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { endpoints } from './endpoint-list.ts';
import { makeCall, prepare } from './testing/good-call.ts';
import { goodInput, inputKey } from './testing/good-inputs.ts';

withTestDatabase();
beforeAll(() => {
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
});
afterEach(() => jest.restoreAllMocks());

const kindOf = (call: EndpointDescription) =>
  (['body', 'form', 'upload'] as const).find((kind) => call[kind]) ?? 'body';
const isPrivate = ({ needsSession, roles }: EndpointDescription) => Boolean(needsSession ?? roles);
const named = (calls: typeof endpoints) => calls.map((call) => [inputKey(call), call] as const);

test.each(named(endpoints.filter(isPrivate)))('%s is kept by no cache', async (_, call) => {
  const kind = kindOf(call);
  const actor = await newActor(roleOf(call));
  const input = await prepare(goodInput(call) ?? {}, kind, actor);
  const answers = [
    await makeCall(call, kind, actor, input),
    await makeCall(call, kind, actor, input, { cookie: '' }),
  ];
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
    expect.stringMatching(/\bno-store\b/),
    expect.stringMatching(/\bno-store\b/),
  ]);
});

test('whoever asks for what is not theirs leaves a line that tells who, and nobody else does', async () => {
  const lines: { call?: string; status?: number; who?: string }[] = [];
  jest.spyOn(log, 'info').mockImplementation((entry) => void lines.push(entry as object));
  const member = await newActor('member');
  const other = await newActor('member');
  const list = endpoints.find((call) => inputKey(call) === 'GET /desk/submissions');
  const file = endpoints.find((call) => inputKey(call) === 'GET /file/[id]');
  if (!list || !file) throw new Error('The endpoints have other names now.');
  const input = await prepare(goodInput(file) ?? {}, 'body', member);
  await makeCall(list, 'body', member, { params: {}, query: {}, body: {} });
  await makeCall(file, 'body', member, input, { cookie: other.cookie });
  await makeCall(file, 'body', member, input);
  const asked = lines.filter(({ call }) => [list.path, file.path].includes(call ?? ''));
  expect(asked.map(({ call, status, who }) => [call, status, who])).toEqual([
    [list.path, 403, accountMark(member.user.email)],
    [file.path, 404, accountMark(other.user.email)],
    [file.path, 200, undefined],
  ]);
  expect(fullPath(list)).toContain('/desk/');
});
