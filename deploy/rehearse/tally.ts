/** What one act counted, and the table that an operator reads at the end. */

/** Forms that the load sends. */
export type PostKind = 'contact' | 'newsletter' | 'application';

/** One form of a visitor's, however often their browser had to send it. */
export type Post = {
  act: string;
  kind: PostKind;
  /** The visitor's mailbox, which no other post has. */
  email: string;
  /** Why it was sent once more, each time. */
  sentAgain: string[];
  /** When its last answer had come, in ms since 1970. */
  endedAt: number;
  /** Of the last answer; undefined when none came. */
  status: number | undefined;
  /** What the visitor was told: set for those that the site acknowledged. */
  reference: string | undefined;
  /** What the answer said when it was a refusal. */
  said: string;
};

export type Tally = {
  act: string;
  reads: number;
  /** Reads without a good answer, in words. */
  failedReads: string[];
  /** Reads whose connection broke, and that the client asked again: how it broke. */
  readsAskedAgain: string[];
  posts: Post[];
  /** For the note. */
  notes: string[];
  /** What should not have been, besides what the columns count. */
  faults: string[];
  /** Set for an act that could not be played here. */
  notRun?: string;
};

/** What is known of the posts of an act once all mails have left. */
export type Outcome = { lost: string[]; doubled: string[]; twiceOnTheWire: number };

export const newTally = (act: string): Tally => ({
  act,
  reads: 0,
  failedReads: [],
  readsAskedAgain: [],
  posts: [],
  notes: [],
  faults: [],
});

/** A refusal that tells the visitor the truth: theirs to mend, away for a moment, or no room for a file. */
export const isHonestRefusal = ({ status = 0 }: Post) =>
  (status >= 400 && status < 500) || status === 503 || status === 507;

const isAcknowledged = ({ reference }: Post) => reference !== undefined;

/** Posts that were neither acknowledged nor refused honestly: the visitor does not know what became of them. */
export const unclearPosts = ({ posts }: Tally) =>
  posts.filter((post) => !isAcknowledged(post) && !isHonestRefusal(post));

/** Whether an act proves what it is played for. One that was not run proves nothing. */
export function isPassed(tally: Tally, { lost, doubled }: Outcome): boolean {
  const found = [tally.failedReads, tally.faults, unclearPosts(tally), lost, doubled];
  return tally.notRun === undefined && found.every((list) => list.length === 0);
}

const HEAD = [
  'act',
  'requests (reads)',
  'failed reads',
  'posts acknowledged',
  'posts refused honestly',
  'lost',
  'doubled',
  'note',
];

function noteOf(tally: Tally, { twiceOnTheWire }: Outcome): string {
  const { readsAskedAgain } = tally;
  const unclear = unclearPosts(tally).length;
  const sentAgain = tally.posts.filter((post) => post.sentAgain.length > 0).length;
  return [
    ...tally.faults.map((fault) => `FAULT: ${fault}`),
    ...(unclear > 0 ? [`FAULT: ${unclear} posts without a clear answer`] : []),
    ...tally.notes,
    ...(sentAgain > 0 ? [`${sentAgain} posts sent again with their key`] : []),
    ...(readsAskedAgain.length > 0 ? [`${readsAskedAgain.length} reads asked again`] : []),
    ...(twiceOnTheWire > 0 ? [`${twiceOnTheWire} mails twice on the wire, one Message-ID`] : []),
  ].join('; ');
}

/** The table as Markdown, a row for each act. */
export function table(rows: readonly [tally: Tally, outcome: Outcome][]): string {
  const lines = rows.map(([tally, outcome]) =>
    tally.notRun
      ? [tally.act, '–', '–', '–', '–', '–', '–', `not run: ${tally.notRun}`]
      : [
          tally.act,
          tally.reads,
          tally.failedReads.length,
          tally.posts.filter(isAcknowledged).length,
          tally.posts.filter((post) => !isAcknowledged(post) && isHonestRefusal(post)).length,
          outcome.lost.length,
          outcome.doubled.length,
          noteOf(tally, outcome),
        ],
  );
  const cells = [HEAD, HEAD.map(() => '---'), ...lines];
  return cells
    .map((line) => `| ${line.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`)
    .join('\n');
}
