/** The browser's requests: sections 4, 7, 8 and 9 of the specification, line by line. */
import { fetchFullInfo } from '../../features/profile/fetch-full-info.ts';
import { fetchAccount, fetchSession, signOut } from './account.ts';
import { callApi } from './call-api.ts';
import { refreshLogin } from './refresh.ts';
import { CallFailure } from './send.ts';
import { apiState, noteExpiry, PROFILE_EVENT, SERVER_EVENT } from './state.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const REFRESH = '/api/v1/user/refresh_login';
const RENEWAL = '/api/v1/user/refresh_with_token';

type Reply = Response | Error | 'silence';
/** What the server has been asked, and what it answers by path, in order; then 200. */
let asked: { path: string; init: RequestInit }[] = [];
let replies: Record<string, Reply[]> = {};

const json = (status: number, body: unknown) => Response.json(body, { status });
const refused = (status: number, message: string) => json(status, { message, code: 'X' });
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const paths = () => asked.map(({ path }) => path.replace('/api/v1', ''));

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

beforeEach(() => {
  asked = [];
  replies = {};
  Object.assign(apiState, { isServerWorking: true, isProfileLoaded: true, expiresAt: undefined });
  jest.useFakeTimers({ now: NOW });
  const dataset: Record<string, string> = { apiBase: '/api/v1' };
  const window = new EventTarget();
  Object.assign(globalThis, { document: { documentElement: { dataset } }, window });
  globalThis.fetch = async (address, init = {}) => {
    const path = String(address);
    asked.push({ path, init });
    const reply = replies[path]?.shift();
    if (reply === 'silence') return untilAborted(init.signal);
    if (reply instanceof Error) throw reply;
    return (
      reply ??
      json(200, [REFRESH, RENEWAL].includes(path) ? { expiresAt: inMinutes(60) } : { ok: true })
    );
  };
});
afterEach(() => jest.useRealTimers());

const OF = '/api/v1/thing';
const again = (init = {}) => callApi('/thing', init).then((response) => response.json());

describe('every call', () => {
  test('carries the cookies, to where the edition’s calls go', async () => {
    await callApi('/thing?a=b');
    document.documentElement.dataset.apiBase = 'https://api.example/v2';
    await callApi('/thing');
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/v1/thing?a=b',
      'https://api.example/v2/thing',
    ]);
    for (const { init } of asked) expect(init.credentials).toBe('include');
  });

  test('sends JSON with its type and its idempotency key', async () => {
    await callApi('/thing', { method: 'POST', json: { a: 1 }, idempotencyKey: 'key-1' });
    const { init } = asked[0] ?? {};
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    });
  });
});

describe('a session that is about to end', () => {
  test.each([
    [10, ['/user/refresh_with_token', '/thing']],
    [0.1, ['/user/refresh_with_token', '/thing']],
    [10.1, ['/thing']],
    // It cannot be saved any more; the answer will say what to do.
    [-1, ['/thing']],
  ])('in %d minutes: the calls are %j', async (minutes, calls) => {
    noteExpiry(inMinutes(minutes));
    await callApi('/thing');
    expect(paths()).toEqual(calls);
  });

  test('is refreshed once, then its new end is known', async () => {
    noteExpiry(inMinutes(5));
    await Promise.all([again(), again(), again()]);
    await callApi('/thing');
    expect(paths().filter((path) => path === '/user/refresh_with_token')).toHaveLength(1);
    expect(apiState.expiresAt).toBe(NOW + 60 * MINUTE);
  });

  test('and was refreshed in another tab is left as it is, and its end is learnt', async () => {
    noteExpiry(inMinutes(5));
    replies[RENEWAL] = [json(200, { expiresAt: inMinutes(48) })];
    await callApi('/thing');
    await callApi('/thing');
    expect(paths()).toEqual(['/user/refresh_with_token', '/thing', '/thing']);
    expect(apiState.expiresAt).toBe(NOW + 48 * MINUTE);
  });

  test('is waited for 2000 ms, then the call goes without', async () => {
    noteExpiry(inMinutes(5));
    replies[RENEWAL] = ['silence'];
    const call = again();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(paths()).toEqual(['/user/refresh_with_token']);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ ok: true });
  });

  test('is being refreshed: what changes something waits for that, what reads does not', async () => {
    const answered = Promise.withResolvers<Response>();
    const fetchNow = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const response = await fetchNow(address, init);
      return address === REFRESH ? answered.promise : response;
    };
    const refresh = refreshLogin();
    const calls = [callApi('/form', { method: 'POST' }), callApi('/thing')];
    await jest.advanceTimersByTimeAsync(1);
    const meanwhile = paths();
    answered.resolve(refused(401, 'INVALID_TOKEN'));
    await expect(refresh).rejects.toThrow(CallFailure);
    await Promise.all(calls);
    expect(meanwhile).toEqual(['/user/refresh_login', '/thing']);
    expect(paths()).toEqual(['/user/refresh_login', '/thing', '/form']);
  });

  test('and cannot be refreshed decides nothing: the call is told by its own answer', async () => {
    noteExpiry(inMinutes(5));
    replies[RENEWAL] = [refused(401, 'INVALID_TOKEN')];
    expect(await again()).toEqual({ ok: true });
    expect(apiState.expiresAt).toBeUndefined();
  });
});

describe('a refused call', () => {
  test.each([
    [401, 'Unauthorized'],
    [401, 'INVALID_TOKEN'],
    [401, 'ACCESS_NOT_GRANTED'],
    [403, 'Forbidden resource'],
    [401, 'Token is missing!'],
    [400, 'Token is missing!'],
  ])('with %i %s is made once more after a refresh', async (status, message) => {
    replies[OF] = [refused(status, message)];
    expect(await again()).toEqual({ ok: true });
    expect(paths()).toEqual(['/thing', '/user/refresh_login', '/thing']);
  });

  test.each([
    [401, 'The e-mail address or the password is not right.'],
    [403, 'This call takes requests from this site only.'],
    [403, 'Unauthorized'],
    [401, 'Forbidden resource'],
    [422, 'Some fields need your attention.'],
    [429, 'That was too often.'],
    [500, 'INVALID_TOKEN'],
  ])('with %i %s is not', async (status, message) => {
    replies[OF] = [refused(status, message)];
    await expect(again()).rejects.toMatchObject({ status, message });
    expect(paths()).toEqual(['/thing']);
  });

  test('is made once more and not twice', async () => {
    replies[OF] = [refused(401, 'Unauthorized'), refused(401, 'INVALID_TOKEN')];
    await expect(again()).rejects.toMatchObject({ message: 'INVALID_TOKEN' });
    expect(paths()).toEqual(['/thing', '/user/refresh_login', '/thing']);
  });

  test('shares its refresh with others', async () => {
    replies[OF] = Array.from({ length: 5 }, () => refused(401, 'Unauthorized'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => again()));
    expect(answers).toEqual(Array(5).fill({ ok: true }));
    expect(paths().filter((path) => path === '/user/refresh_login')).toHaveLength(1);
  });

  test.each([
    ['POST', undefined, 1],
    ['POST', 'key-1', 2],
    ['PUT', undefined, 2],
    ['DELETE', undefined, 2],
  ])('%s with the key %s is sent %i times', async (method, idempotencyKey, times) => {
    replies[OF] = [refused(401, 'Unauthorized')];
    await again({ method, idempotencyKey, json: {} }).catch(() => undefined);
    const sent = asked.filter(({ path }) => path === OF);
    expect(sent).toHaveLength(times);
    for (const { init } of sent)
      expect(new Headers(init.headers).get('idempotency-key')).toBe(idempotencyKey ?? null);
  });

  test.each<[string, Reply, object]>([
    ['refused', refused(401, 'INVALID_TOKEN'), { status: 401, message: 'INVALID_TOKEN' }],
    ['broken', refused(503, 'Not now.'), { status: 503, message: 'Not now.' }],
    ['unreachable', new TypeError('Failed to fetch'), { message: 'Failed to fetch' }],
  ])('whose refresh is %s fails with the refresh’s error', async (_, reply, error) => {
    replies[OF] = [refused(401, 'Unauthorized')];
    replies[REFRESH] = [reply];
    await expect(again()).rejects.toMatchObject(error);
    expect(paths()).toEqual(['/thing', '/user/refresh_login']);
  });

  test('whose refresh takes too long fails after 2000 ms', async () => {
    replies[OF] = [refused(401, 'Unauthorized')];
    replies[REFRESH] = ['silence'];
    const failed = again().catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await failed).toBe('AbortError');
  });

  test('can be refreshed anew after a refresh that failed', async () => {
    replies[REFRESH] = [refused(503, 'Not now.')];
    await expect(refreshLogin()).rejects.toThrow('Not now.');
    await refreshLogin();
    expect(apiState.expiresAt).toBe(NOW + 60 * MINUTE);
  });
});

describe('any other error', () => {
  test('is thrown with its parsed body', async () => {
    const body = { message: 'Some fields.', code: 'INVALID_FIELDS', fields: { a: 'b' } };
    replies[OF] = [json(422, body)];
    const error = await again().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallFailure);
    expect(error).toMatchObject({ status: 422, message: 'Some fields.', body });
  });

  test.each(['<h1>Bad Gateway</h1>', ''])('is thrown with its raw body %j', async (body) => {
    replies[OF] = [new Response(body, { status: 502 })];
    await expect(again()).rejects.toMatchObject({ status: 502, body });
  });
});

describe('what is known of the server', () => {
  test('it works until nobody answers or it breaks, and again after the next answer', async () => {
    expect(apiState.isServerWorking).toBe(true);
    for (const reply of [new TypeError('Failed to fetch'), refused(500, 'x'), refused(503, 'x')]) {
      replies[OF] = [reply];
      await expect(again()).rejects.toThrow();
      expect(apiState.isServerWorking).toBe(false);
      replies[OF] = [refused(404, 'There is no such call.')];
      await expect(again()).rejects.toThrow();
      expect(apiState.isServerWorking).toBe(true);
    }
  });

  test('whoever listens is told of the first failure and of the first answer after it', async () => {
    const told: boolean[] = [];
    window.addEventListener(SERVER_EVENT, (event) => told.push((event as CustomEvent).detail));
    replies[OF] = [json(200, {}), refused(500, 'x'), new TypeError('Failed to fetch')];
    for (let call = 0; call < 5; call += 1) await again().catch(() => undefined);
    expect(told).toEqual([false, true]);
  });

  test('a caller who gives up says nothing of it', async () => {
    replies[OF] = ['silence'];
    const controller = new AbortController();
    const call = again({ signal: controller.signal }).catch(() => undefined);
    controller.abort();
    await call;
    expect(apiState.isServerWorking).toBe(true);
  });

  test('the profile counts as loaded until fetching it fails', async () => {
    replies['/api/v1/auth/me'] = [refused(503, 'x'), json(200, { name: 'Asha' })];
    await expect(fetchAccount()).rejects.toThrow();
    expect(apiState.isProfileLoaded).toBe(false);
    expect(await fetchAccount()).toEqual({ name: 'Asha' });
    expect(apiState.isProfileLoaded).toBe(true);
  });

  test('a screen is told when the profile could not be loaded, and when it could again', async () => {
    const told: boolean[] = [];
    window.addEventListener(PROFILE_EVENT, (event) => told.push((event as CustomEvent).detail));
    replies['/api/v1/user/profile/full_info'] = [
      refused(503, 'x'),
      refused(500, 'x'),
      json(200, {}),
    ];
    await expect(fetchFullInfo()).rejects.toThrow('x');
    await expect(fetchFullInfo()).rejects.toThrow('x');
    await fetchFullInfo();
    expect(told).toEqual([false, true]);
  });
});

describe('the end of the session', () => {
  test('is learnt from signing in, from asking, and forgotten after signing out', async () => {
    // As the sign-in form does with the answer to its request.
    noteExpiry(inMinutes(60));
    expect(apiState.expiresAt).toBe(NOW + 60 * MINUTE);
    await signOut();
    expect(apiState.expiresAt).toBeUndefined();
    replies['/api/v1/user/session'] = [
      json(200, { signedIn: true, name: 'Asha', expiresAt: inMinutes(30) }),
      json(200, { signedIn: false }),
    ];
    await fetchSession();
    expect(apiState.expiresAt).toBe(NOW + 30 * MINUTE);
    await fetchSession();
    expect(apiState.expiresAt).toBeUndefined();
  });
});
