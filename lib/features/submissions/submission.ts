/** A form for a desk: one row of `submissions`, a mail to its writer, a mail to the desk. */
import 'server-only';
import type { Transaction } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import { findCompanyOf } from '../../platform/session/rows/companies.ts';
import { formOfKind } from '../../site/forms/known-forms.ts';
import {
  type Submitted,
  type Taken,
  type TakenFields,
  takeForm,
} from '../../site/forms/take-form.ts';
import type { SubmissionKind } from './kinds.ts';
import { acknowledgement, desk } from './mails.ts';
import { insertSubmission } from './rows/submissions.ts';
import type { submissions } from './tables.ts';

/** A form for all visitors asks for the sender's name; that of an account is known. */
type Writer = TakenFields & { name?: string };

type Definition<Fields> = {
  kind: SubmissionKind;
  /** What is kept of the fields in `details`, and with them, when it is not just all of them. */
  keep?: (fields: Omit<Fields, keyof Writer>, region: Region) => Record<string, unknown>;
  /** Further columns of the row, found or stored in the same transaction. */
  more?: (
    tx: Transaction,
    submitted: Submitted<Fields>,
    taken: Taken,
  ) => Promise<Partial<typeof submissions.$inferInsert>>;
};

/**
 * What a visitor filled in, as text: an empty field is no detail, a ticked box is a 'yes', several
 * choices stand behind each other.
 */
function asDetails(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === true) return [[name, 'yes']];
      if (Array.isArray(value)) return value.length > 0 ? [[name, value.join(', ')]] : [];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** @returns the handler of the form's endpoint; see takeForm() for what it throws */
export function submission<Fields extends Writer>(
  definition: Definition<Fields>,
): (submitted: Submitted<Fields>) => Promise<{ reference: string }> {
  const { kind, keep, more } = definition;
  return takeForm<Fields>({
    name: kind,
    mails: { toWriter: acknowledgement, toDesk: desk },
    insert: async (tx, submitted, taken) => {
      const { reference, region, email } = taken;
      const { website: _, token: __, email: ___, name = '', ...fields } = submitted.body;
      const user = submitted.session?.user;
      const kept = keep?.(fields, region) ?? fields;
      // The desk should know whose customer writes, where the form asks for no company.
      const company =
        user && formOfKind(kind).adds?.includes('company') && (await findCompanyOf(tx, user.id));
      const id = await insertSubmission(tx, {
        kind,
        region,
        reference,
        email,
        name: user?.name ?? name,
        userId: user?.id ?? null,
        details: asDetails(company ? { ...kept, company: company.name } : kept),
        ...(await more?.(tx, submitted, taken)),
      });
      return { id };
    },
  });
}
