/** Refuses a password that would be guessed soon, in words that say why and what to do. */
import 'server-only';
import type { Region } from '../../../platform/region/region.ts';
import { InvalidFieldsError } from '../../../platform/validation/invalid-fields.ts';
import { brand } from '../../../site/content/brand.ts';
import { getMessages, type Messages } from '../../../site/content/messages.ts';
import { commonPasswords } from './common-passwords.ts';
import { type Person, weaknessOf } from './weakness.ts';

type Reason = keyof Messages['passwordRefusals'];
/** Where the password was typed in. */
export type Chosen = { password: string; region: Region; field?: 'password' | 'newPassword' };

/** The error that names `reason` beside the field. */
export const refusedPassword = (
  reason: Reason,
  { region, field = 'password' }: Omit<Chosen, 'password'>,
): InvalidFieldsError =>
  new InvalidFieldsError({ [field]: getMessages(region).passwordRefusals[reason] });

/**
 * @param person what is known of the one who chooses; of a visitor who has proved nothing, what they typed, so that no
 * answer depends on whether there is an account
 * @throws InvalidFieldsError
 */
export async function refuseWeak(chosen: Chosen, person: Person): Promise<void> {
  const { name, slug, mailDomain } = brand[chosen.region];
  const list = await commonPasswords();
  const weakness = weaknessOf(chosen.password, { person, brand: [name, slug, mailDomain], list });
  if (weakness) throw refusedPassword(weakness, chosen);
}
