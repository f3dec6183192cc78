/** What an act gets: the stage, its load, and the tally that it writes its notes and faults into. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { UnderLoad } from '../load.ts';
import type { Sender } from '../posts.ts';
import type { Stage } from '../stage.ts';
import type { Tally } from '../tally.ts';

export type Scene = {
  stage: Stage;
  tally: Tally;
  underLoad: UnderLoad;
  sender: Sender;
};

export type Act = { name: string; play: (scene: Scene) => Promise<void> };

const LOOK_MS = 100;

/** Waits until `isSo`. @returns the seconds that it took, or undefined when `limit` seconds went by */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  limit: number,
): Promise<number | undefined> {
  const begun = Date.now();
  while (!(await isSo())) {
    if (Date.now() - begun > limit * 1000) return undefined;
    await sleep(LOOK_MS);
  }
  return Math.round((Date.now() - begun) / 100) / 10;
}

/** Whether a form that was answered after `moment` was acknowledged. */
export const isAcknowledgedSince = ({ posts }: Tally, moment: number) =>
  posts.some(({ reference, endedAt }) => reference !== undefined && endedAt > moment);
