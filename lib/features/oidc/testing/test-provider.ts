/** Starts an identity provider for a test, and signs people in there as their browser would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const FILE = join(process.cwd(), 'lib/features/oidc/testing/provider-process.ts');

export type TestProvider = { issuer: string; stop: () => Promise<void> };

/** @param callback where it may lead back to */
export async function startTestProvider(callback: string): Promise<TestProvider> {
  const child: ChildProcess = spawn(process.execPath, [FILE, callback], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('The provider has no output.');
  const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
  async function stop() {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  return { issuer, stop };
}

/**
 * Follows `url` at the provider, as `login`, until it leads back to the site.
 * @returns the address that it leads back to
 */
export async function signInAtProvider(url: string, login: string): Promise<string> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  const first = new URL(url);
  first.searchParams.set('login_hint', login);
  let next = first.href;
  while (next.startsWith(origin)) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const sent of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(sent) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status} at ${next}.`);
    next = new URL(location, next).href;
  }
  return next;
}
