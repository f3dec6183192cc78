/** What the site keeps in a browser, and the scripts that wait for consent. */
import { z } from 'zod';
import { CATEGORIES, OPTIONAL_CATEGORIES } from '../../lib/site/consent/record.ts';
import { name, plain } from './parts.ts';

/** A cookie or storage key. A `*` at the end stands for any ending. */
const storedName = z.string().regex(/^[\w.:-]+\*?$/, 'a name, perhaps with * at the end');
const stored = { name: storedName, purpose: plain(300), lifetime: plain(60) };

export const storedItem = z.strictObject({
  ...stored,
  kind: z.enum(['cookie', 'local storage', 'session storage']),
  category: z.enum(CATEGORIES),
  setBy: plain(60),
});
export type StoredItem = z.infer<typeof storedItem>;

export const cookies = z.array(storedItem).min(1);

const httpsOrigin = z
  .string()
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'an origin: https://host, without a path');
const ownPath = z.string().regex(/^(\/[\w.-]+)+$/, 'a path on this site, such as /count.js');
const httpsUrl = z.url({ protocol: /^https$/, error: 'an https address' });

/** A script that runs after its category is allowed. What is necessary is part of the site. */
export const scripts = z.array(
  z.strictObject({
    id: name,
    category: z.enum(OPTIONAL_CATEGORIES, { error: `one of ${OPTIONAL_CATEGORIES.join(', ')}` }),
    /** Who makes it, as the list of cookies names them. */
    setBy: plain(60),
    src: z.union([ownPath, httpsUrl], { error: 'a path on this site or an https address' }),
    /** Other origins it talks to. Its own is allowed without saying. */
    origins: z
      .strictObject({
        connect: z.array(httpsOrigin).default([]),
        image: z.array(httpsOrigin).default([]),
      })
      .prefault({}),
    /** Deleted when the category is refused. */
    cookies: z.array(z.strictObject(stored)),
  }),
);
export type ConsentScript = z.infer<typeof scripts>[number];
