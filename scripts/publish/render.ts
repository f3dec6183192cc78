/** Makes paths of a build anew, in processes of their own. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Prerendered, Problems } from './render-worker.ts';

/** So many paths are worth another process, which takes two seconds to get ready. */
const A_PROCESS = 60;

/** Two processes get their part in so many shares, so that neither waits long for the other. */
const SHARES = 4;

const chunk = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...chunk(all.slice(size), size)];

/** Gives `share` to `worker`. @returns its answer @throws Error when it ends before it answers */
function hand(worker: ChildProcess, share: Prerendered[]): Promise<Problems> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`A process that makes pages ended with ${code}.`));
    worker.once('exit', fail).once('message', (answer: Problems) => {
      worker.off('exit', fail);
      resolve(answer);
    });
    worker.send(share, (error) => error && reject(error));
  });
}

const startWorker = (root: string): ChildProcess =>
  fork(join(root, 'scripts/publish/render-worker.ts'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Starts a process, which gets ready meanwhile. @param root the folder of the release */
export function startRenderers(root: string) {
  const workers = [startWorker(root)];
  return {
    /**
     * Makes `paths`, with as many processes as they are worth. The first shares are on their way when this returns, so
     * that they are made while we are busy.
     * @returns what went wrong, one line each
     */
    async render(paths: readonly Prerendered[]): Promise<string[]> {
      const count = Math.min(availableParallelism(), Math.ceil(paths.length / A_PROCESS));
      while (workers.length < count) workers.push(startWorker(root));
      const size = count > 1 ? Math.ceil(paths.length / (count * SHARES)) : paths.length;
      const shares = chunk(paths, size).values();
      const problems: string[] = [];
      const work = async (worker: ChildProcess) => {
        for (const share of shares) problems.push(...(await hand(worker, share)));
      };
      await Promise.all(workers.map(work));
      return problems;
    },
    stop: () => {
      for (const worker of workers) if (worker.connected) worker.disconnect();
    },
  };
}

export type Renderers = ReturnType<typeof startRenderers>;
