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

/** A thread needs a second to begin; an endpoint has six for everything. */
const LONGEST_MS = 5_000;
/** The one that is drawn, and who waits for their turn. */
const MOST = 3;

let asked = 0;
let last: Promise<unknown> = Promise.resolve();

/** @throws ApiError UNAVAILABLE when as many wait already as are drawn in the time that an endpoint has */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  if (asked >= MOST) throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
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
  try {
    const [pdf] = await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
    return pdf;
  } finally {
    void thread.terminate();
  }
}
