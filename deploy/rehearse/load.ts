/** The load of an act: readers and senders together, each at a pace of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { atPace } from '../../bench/pace.ts';
import { pick } from '../../bench/visitors.ts';
import type { Sender } from './posts.ts';
import type { Visit } from './reads.ts';
import type { Tally } from './tally.ts';

export type Rates = {
  /** Visits of readers a second; a page brings some files with it. */
  reads: number;
  /** Forms a second. */
  posts: number;
  /** How long an act's load lasts at least, in seconds. */
  seconds: number;
};

/** Does `during` under load, and waits until each visitor has their answer. */
export type UnderLoad = (during: () => Promise<void>) => Promise<void>;

/** @returns the load of one act, which counts into its `tally` */
export function loadOf(tally: Tally, visits: Visit[], { send }: Sender, rates: Rates): UnderLoad {
  return async (during) => {
    let isOn = true;
    const goesOn = () => isOn;
    const load = Promise.all([
      atPace({ rate: rates.reads, goesOn, visit: () => pick(visits)(tally) }),
      atPace({
        rate: rates.posts,
        goesOn,
        visit: async () => {
          await send(tally);
        },
      }),
    ]);
    try {
      await Promise.all([during(), sleep(rates.seconds * 1000)]);
    } finally {
      isOn = false;
      await load;
    }
  };
}
