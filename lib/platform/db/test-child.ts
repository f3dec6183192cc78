/** Starts a file of test-children as a process of its own, and reads what it prints. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type TestChild = {
  process: ChildProcess;
  lines: string[];
  /** Resolves with the first line that `wanted` fits. */
  line: (wanted: RegExp) => Promise<string>;
  /** SIGKILL: the process gets no chance to clean up. */
  kill: () => Promise<void>;
};

export function startChild(name: string, args: string[], env: Record<string, string>): TestChild {
  const file = join(process.cwd(), 'lib/platform/db/test-children', name);
  // `server-only` throws in a process that does not claim to be React's server.
  const child = spawn(process.execPath, ['--conditions=react-server', file, ...args], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));

  const line = async (wanted: RegExp): Promise<string> => {
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    for (;;) {
      const found = lines.find((candidate) => wanted.test(candidate));
      if (found) return found;
      if (isOver) throw new Error(`${name} ended without ${wanted}:\n${lines.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { process: child, lines, line, kill };
}
