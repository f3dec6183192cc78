/**
 * Compares what visitors were told with what is there at the end. Lost is what was acknowledged and is not stored,
 * has no file, or whose mail never came. Doubled is one submission that is stored twice, or of which one mail came as two.
 */
import type { Outcome, Post, PostKind } from './tally.ts';

/** A submission as the database has it. */
export type StoredRow = {
  reference: string;
  email: string;
  /** Whether the bytes of its file are there; true for one without a file. */
  hasFile: boolean;
};

/** A mail as the mail server got it. Two with one Message-ID are one mail to whoever gets them. */
export type SeenMail = { messageId: string; kind: string; reference: string; to: string };

/** A database at the end of its life, and which posts have to be in it. */
export type Book = { rows: readonly StoredRow[]; holds: (post: Post) => boolean };

/** The mails that are owed for each form, as their Message-IDs name them. */
const OWED: Record<PostKind, { toVisitor: string; toDesk?: string }> = {
  contact: { toVisitor: 'acknowledgement', toDesk: 'desk' },
  newsletter: { toVisitor: 'newsletterConfirmation' },
  application: { toVisitor: 'applicationAcknowledgement', toDesk: 'applicationDesk' },
};

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** How the rows of one visitor's mailbox differ from what they were told. */
function compareRows(
  { reference, email }: Post,
  rows: readonly StoredRow[],
): Omit<Outcome, 'twiceOnTheWire'> {
  const doubled = rows.length > 1 ? [`${email} is stored ${rows.length} times`] : [];
  if (reference === undefined) return { lost: [], doubled };
  const own = rows.find((row) => row.reference === reference);
  if (!own) return { lost: [`${reference} is not stored`], doubled };
  return { lost: own.hasFile ? [] : [`the file of ${reference} is not there`], doubled };
}

/** @returns for each act what was lost and doubled of its posts, in words; nothing for one that had no posts */
export function reconcile(
  posts: readonly Post[],
  mails: readonly SeenMail[],
  books: readonly Book[],
): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  const rowsByMailbox = books.map(({ rows }) => groupBy(rows, ({ email }) => email));
  const mailsByReference = groupBy(mails, ({ reference }) => reference);
  for (const post of posts) {
    const outcome = outcomes.get(post.act) ?? { lost: [], doubled: [], twiceOnTheWire: 0 };
    outcomes.set(post.act, outcome);
    const found = books.flatMap(({ holds }, index) =>
      holds(post) ? [compareRows(post, rowsByMailbox[index]?.get(post.email) ?? [])] : [],
    );
    const lost = found.flatMap((one) => one.lost);
    const doubled = found.flatMap((one) => one.doubled);
    if (post.reference !== undefined) {
      const own = mailsByReference.get(post.reference) ?? [];
      const { toVisitor, toDesk } = OWED[post.kind];
      for (const kind of toDesk ? [toVisitor, toDesk] : [toVisitor]) {
        const isRight = ({ to }: SeenMail) => (to === post.email) === (kind === toVisitor);
        const ofKind = own.filter((mail) => mail.kind === kind && isRight(mail));
        const different = new Set(ofKind.map(({ messageId }) => messageId)).size;
        if (different === 0) lost.push(`the mail ${kind} of ${post.reference} never came`);
        if (different > 1) doubled.push(`${kind} of ${post.reference} came as ${different} mails`);
        outcome.twiceOnTheWire += ofKind.length - different;
      }
    }
    // However much of a submission is gone, it is one.
    if (lost.length > 0) outcome.lost.push(lost.join(', '));
    if (doubled.length > 0) outcome.doubled.push(doubled.join(', '));
  }
  return outcomes;
}
