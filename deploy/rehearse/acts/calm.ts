/** Nothing happens: what the load looks like by itself, and whether the edge tells visitors apart. */
import { someAddress } from '../../../bench/visitors.ts';
import { HOSTS } from '../reads.ts';
import type { Act } from './act.ts';

export const calm: Act = {
  name: '1 calm',
  play: async ({ stage: { client }, tally, underLoad }) => {
    await underLoad(async () => {
      const address = someAddress();
      const { body } = await client({ host: HOSTS.INDIA, path: '/api/v1/ip', address });
      if (!body.includes(address)) tally.faults.push(`the site takes ${address} for ${body}`);
    });
    const refused = tally.posts.filter(({ reference }) => reference === undefined);
    if (refused.length > 0) tally.faults.push(`refused although all is well: ${refused[0]?.said}`);
  },
};
