/** Makes paths of a build anew, in processes of their own. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Prerendered, Problems } from './render-worker.ts';

/** So many paths are worth another process, which takes two seconds to get ready. */
const A_PROCESS = 60;

/** Each process gets its part in so many shares: it goes on while we are busy, and the last one is not waited for long. */
const SHARES = 4;

type Worker = { process: ChildProcess; ready: Promise<Problems> };

const chunk = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...chunk(all.slice(size), size)];

/** @throws Error when it ends before it answers */
function ask(worker: ChildProcess): Promise<Problems> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`A process that makes pages ended with ${code}.`));
    worker.once('exit', fail).once('message', (answer: Problems) => {
      worker.off('exit', fail);
      resolve(answer);
    });
  });
}

function startWorker(root: string): Worker {
  const worker = fork(join(root, 'scripts/publish/render-worker.ts'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = ask(worker);
  // Waited for when there is something to make.
  ready.catch(() => {});
  return { process: worker, ready };
}

/** Starts a process, which gets ready meanwhile. @param root the folder of the release */
export function startRenderers(root: string) {
  const workers = [startWorker(root)];
  return {
    /** Makes `paths`, with as many processes as they are worth. @returns what went wrong, one line each */
    async render(paths: readonly Prerendered[]): Promise<string[]> {
      const count = Math.min(availableParallelism(), Math.ceil(paths.length / A_PROCESS));
      while (workers.length < count) workers.push(startWorker(root));
      const shares = chunk(paths, Math.ceil(paths.length / (count * SHARES))).values();
      const problems: string[] = [];
      const work = async (worker: Worker) => {
        await worker.ready;
        for (const share of shares) {
          worker.process.send(share);
          problems.push(...(await ask(worker.process)));
        }
      };
      await Promise.all(workers.map(work));
      return problems;
    },
    stop: () => {
      for (const { process } of workers) if (process.connected) process.disconnect();
    },
  };
}

export type Renderers = ReturnType<typeof startRenderers>;
