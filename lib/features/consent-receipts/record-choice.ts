/** Keeps a receipt of a visitor's cookie choice, and gives it back to them. */
import 'server-only';
import { getDb } from '../../platform/db/database.ts';
import { once } from '../../platform/db/once.ts';
import type { Region } from '../../platform/region/region.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import { consumeLimit, isBusy } from '../../platform/security/rate-limits.ts';
import { keyedHash } from '../../platform/security/secret-key.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { allAllowed, type Choices, type Decision } from '../../site/consent/record.ts';
import { cookieText } from '../../site/content/site.ts';
import { insertReceipt, type Receipt } from './rows.ts';
import type { ConsentInput } from './schema.ts';

export type Choice = {
  decision: Decision;
  categories: Choices;
  region: Region;
  /** Of the text that was shown; default: the one in force. */
  revision?: string | undefined;
};

export type ChoiceFacts = {
  address: string;
  /** The browser sent Sec-GPC: 1. */
  gpc: boolean;
  idempotencyKey?: string | undefined;
};

/** The choice that the specification's fields stand for. */
export function choiceOf(input: ConsentInput): Choice {
  const isRefusal = !input.consent || !input.necessary_cookies_consent;
  const categories: Choices = {
    necessary: true,
    performance: !isRefusal && input.performance_cookies_consent,
    marketing: !isRefusal && input.marketing_cookies_consent,
    analytical: !isRefusal && input.analytical_cookies_consent,
    functional: !isRefusal && input.functional_cookies_consent,
  };
  const decision = isRefusal ? 'denyAll' : allAllowed(categories) ? 'allowAll' : 'allowSelected';
  return { decision, categories, region: input.country_code, revision: input.revision };
}

/** A receipt is evidence: no visitor can have agreed to a text that never was. */
function assertPublished({ revision, region }: Choice): void {
  const { revision: inForce, formerRevisions } = cookieText[region];
  if (revision === undefined || [inForce, ...formerRevisions].includes(revision)) return;
  throw new InvalidFieldsError({
    revision: 'There never was a cookie text of this date. Reload the page and choose again.',
  });
}

/** @throws InvalidFieldsError, RateLimitedError, IdempotencyConflictError, or the database's error */
export async function recordChoice(choice: Choice, facts: ChoiceFacts): Promise<Receipt> {
  assertPublished(choice);
  const row = {
    ...choice,
    // A visitor who refuses has agreed to nothing; the necessary category is on for all others.
    categories: { ...choice.categories, necessary: choice.decision !== 'denyAll' },
    revision: choice.revision ?? cookieText[choice.region].revision,
    gpc: facts.gpc,
    // Proves an address for as long as its key is kept; that of a former key is compared by hand.
    addressHash: keyedHash('consent-address', facts.address),
  };
  const db = await getDb();
  const network = addressGroup(facts.address);
  await consumeLimit(db, 'consentPerAddress', network);
  if (await isBusy(db, 'consentOverall')) await consumeLimit(db, 'consentWhenBusy', network);
  if (!facts.idempotencyKey) return db.transaction((tx) => insertReceipt(tx, row));
  const attempt = {
    scope: `consent:${choice.region}`,
    key: facts.idempotencyKey,
    bodyHash: keyedHash('consent-body', JSON.stringify(row)),
  };
  const answer = await once(db, attempt, async (tx) => ({
    status: 201,
    body: await insertReceipt(tx, row),
  }));
  return answer.body;
}
