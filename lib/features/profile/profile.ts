/** One's own account: reading it, whole or in part, and changing it. */
import 'server-only';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { findCompanyOf } from '../../platform/session/rows/companies.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { type ChoiceFacts, choiceOf, recordChoice } from '../consent-receipts/record-choice.ts';
import type { Receipt } from '../consent-receipts/rows.ts';
import type { ConsentInput } from '../consent-receipts/schema.ts';
import { listOwnFiles } from '../files/own-files.ts';
import { findOwnSubmissions } from '../submissions/rows/own-submissions.ts';
import { listAcknowledgements } from './acknowledge.ts';
import { addTopic, findProfile, findTopics, removeTopic, updateProfile } from './rows/profile.ts';
import type { ChangeProfileInput, FullInfo, Profile } from './schema.ts';
import type { Topic } from './topics.ts';

/** @throws ApiError INVALID_TOKEN when the account was deleted while the request was under way */
async function readAccount(userId: string) {
  const found = await findProfile(await getDb(), userId);
  if (!found) throw new ApiError('INVALID_TOKEN');
  return found;
}

/** @throws ApiError INVALID_TOKEN when the account is gone */
export async function readProfile(userId: string): Promise<Profile> {
  const { consent: _, ...profile } = await readAccount(userId);
  return profile;
}

/** All that the account's page shows, in one answer. @throws ApiError INVALID_TOKEN */
export async function readFullInfo(user: User): Promise<FullInfo> {
  const db = await getDb();
  const { consent, ...profile } = await readAccount(user.id);
  return {
    profile,
    company: (await findCompanyOf(db, user.id)) ?? null,
    topics: await findTopics(db, user.id),
    acknowledgements: await listAcknowledgements(user),
    submissions: await findOwnSubmissions(db, user),
    files: await listOwnFiles(user.id),
    consent,
  };
}

/** Changes what was sent and nothing else. @returns the account as it is now */
export async function changeProfile(
  userId: string,
  { name, phone, jobTitle }: ChangeProfileInput,
): Promise<Profile> {
  await updateProfile(await getDb(), userId, {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(jobTitle !== undefined && { jobTitle: jobTitle || null }),
  });
  return readProfile(userId);
}

export async function readTopics(userId: string) {
  return { topics: await findTopics(await getDb(), userId) };
}

/** @returns all topics that the account hears of now */
export async function subscribeToTopic(userId: string, topic: Topic) {
  await addTopic(await getDb(), userId, topic);
  return readTopics(userId);
}

/** @returns all topics that the account hears of now */
export async function unsubscribeFromTopic(userId: string, topic: Topic) {
  await removeTopic(await getDb(), userId, topic);
  return readTopics(userId);
}

export async function readOwnSubmissions(user: User) {
  return { items: await findOwnSubmissions(await getDb(), user) };
}

/**
 * Keeps a cookie choice with the account. Its receipt names no person; under the idempotency key of the
 * same choice at /global/consent there is one receipt for both.
 * @throws what recordChoice() throws
 */
export async function keepConsent(
  userId: string,
  input: ConsentInput,
  facts: ChoiceFacts,
): Promise<Receipt> {
  const receipt = await recordChoice(choiceOf(input), facts);
  await updateProfile(await getDb(), userId, { consent: receipt.categories });
  return receipt;
}
