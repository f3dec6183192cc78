/**
 * Has a dossier drawn in a thread of its own: it takes the work of a thousand pages, for which nobody else should
 * wait. One at a time, and few wait for theirs.
 */
import 'server-only';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../../platform/api/problem.ts';
import type { Drawing } from './draw-dossier.tsx';

/** A thread needs a second to begin and two to draw, several times that beside other work. */
const LONGEST_MS = 25_000;
/** The one that is drawn, and who waits for their turn. */
const MOST = 3;

let asked = 0;
let last: Promise<unknown> = Promise.resolve();

const busy = () => new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '5' } });

/** @throws ApiError UNAVAILABLE when as many wait already as are drawn in a bearable time, or one takes too long */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  if (asked >= MOST) throw busy();
  asked += 1;
  const drawn = last.then(() => drawApart(drawing));
  last = drawn.catch(() => undefined);
  return drawn.finally(() => {
    asked -= 1;
  });
}

async function drawApart(drawing: Drawing): Promise<Uint8Array> {
  // Tests compile each file as they load it, which a thread of theirs would not.
  if (process.env.NODE_ENV !== 'production')
    return (await import('./draw-dossier.tsx')).drawDossier(drawing);
  // A URL relative to this file would be taken for a file to publish as well.
  const thread = new Worker(join(__dirname, 'thread.ts'), { workerData: drawing });
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const [pdf] = await once(thread, 'message', { signal });
    return pdf;
  } catch (error) {
    throw signal.aborted ? busy() : error;
  } finally {
    void thread.terminate();
  }
}
