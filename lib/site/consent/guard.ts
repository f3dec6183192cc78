/**
 * The consent guard: a pure function from what is known of a request to a named state. The rules
 * are those of the product's sections on cookie consent: a record that parses, agrees to the
 * necessary cookies, is of this edition and of the current text, and was given from this address.
 */
import type { Region } from '../../platform/region/region.ts';
import { agreedRecord } from './record.ts';

export type GuardFacts = {
  region: Region;
  /** The value of the edition's consent cookie, if it came. */
  cookie: string | undefined;
  ip: string;
  /** The revision of the cookie text that is in force. */
  revision: string;
  /** Read only when the record does not do: callers may give a getter. */
  isCrawler: boolean;
};

/**
 * `allowed` passes, and so does `crawler`, which needs no record. `missing`: no choice yet, or all denied; `invalid`: a
 * record that does not parse, refuses, belongs to the other edition or to an older text; `ip`: good but
 * from elsewhere.
 */
export type GuardState = 'crawler' | 'allowed' | 'missing' | 'invalid' | 'ip';

export function guard(facts: GuardFacts): GuardState {
  const state = judgeRecord(facts);
  // Without this no page would ever be found by a search engine.
  return state !== 'allowed' && facts.isCrawler ? 'crawler' : state;
}

function judgeRecord(facts: GuardFacts): Exclude<GuardState, 'crawler'> {
  if (!facts.cookie) return 'missing';
  const record = agreedRecord(facts.cookie, facts.region, facts.revision);
  if (!record) return 'invalid';
  return record.ip === facts.ip ? 'allowed' : 'ip';
}
