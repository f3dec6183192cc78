/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createShutdown } from './shutdown.ts';

const STUB = join(process.cwd(), 'lib/platform/http/testing/stub-site.ts');

/** A running stub site: its port, what it said, and a wait for something it says. */
async function startStub(limit: number) {
  const child: ChildProcess = spawn(process.execPath, [STUB, String(limit)], { stdio: 'pipe' });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (let waited = 0; waited < 10_000; waited += 20) {
      const match = pattern.exec(said);
      if (match) return match;
      await sleep(20);
    }
    throw new Error(`${pattern} was never said: ${said}`);
  };
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const port = Number((await until(/port (\d+)/))[1]);
  return { child, port, until, exit, said: () => said };
}

const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);

describe('when the process is told to stop', () => {
  it('says so to balancers, finishes what runs and closes the database last', async () => {
    const site = await startStub(5_000);
    const slow = ask(site.port, '/slow');
    await site.until(/slow started/);
    site.child.kill('SIGTERM');
    await site.until(/draining/);
    expect((await ask(site.port, '/ready')).status).toBe(503);
    expect(await (await slow).text()).toBe('done');
    expect(await site.exit).toEqual([0, null]);
    expect(site.said()).toMatch(/database closed\n$/);
    await expect(ask(site.port, '/')).rejects.toThrow();
  });

  it('leaves although a client is stuck', async () => {
    const site = await startStub(1_000);
    const stuck = ask(site.port, '/stuck').catch(() => 'cut');
    await site.until(/stuck started/);
    const start = Date.now();
    site.child.kill('SIGTERM');
    expect(await site.exit).toEqual([0, null]);
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(await stuck).toBe('cut');
    expect(site.said()).toContain('database closed');
  });

  it('leaves at once at the second signal, but takes an echo of the first for one', async () => {
    jest.useFakeTimers({ now: 0 });
    jest.spyOn(console, 'log').mockImplementation();
    const exit = jest.fn();
    const signal = createShutdown({
      server: createServer(),
      // Leaving takes long.
      drain: () => new Promise(() => undefined),
      close: () => undefined,
      ...{ grace: 300, limit: 20_000, exit },
    });
    void signal('SIGTERM');
    await jest.advanceTimersByTimeAsync(400);
    await signal('SIGTERM');
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await signal('SIGTERM');
    expect(exit.mock.calls).toEqual([[1]]);
    jest.useRealTimers();
  });
});
