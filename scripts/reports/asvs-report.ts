/** docs/asvs.md as text, made of the list. */
import { type Requirement, splitProof } from './asvs-list.ts';

const CHAPTERS: Record<string, string> = {
  1: 'Encoding and sanitization',
  2: 'Validation and business logic',
  3: 'Browsers',
  4: 'API and web service',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorization',
  9: 'Self-contained tokens',
  10: 'OAuth and OpenID Connect',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Coding and architecture',
  16: 'Logging and errors',
};

const STATES = {
  met: 'met',
  'not-applicable': 'does not apply',
  accepted: '**accepted**',
  open: '**open**',
} as const;

const chapterOf = ({ number }: Requirement) => number.split('.', 1)[0] ?? '';
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** A link to the file, and the words in it. */
function proofCell(text: string): string {
  const { path, words } = splitProof(text);
  const link = `[${path}](../${path})`;
  return words ? `${link}: ${cell(words)}` : link;
}

function row(one: Requirement): string {
  const { number, level, words, state, reason } = one;
  const proofs = (one.proof ?? []).map(proofCell);
  const ground = [...proofs, ...(reason ? [cell(reason)] : [])].join('<br>');
  return `| ${number} | ${level} | ${cell(words)} | ${STATES[state]} | ${ground} |`;
}

/** How many are in each state. */
function summary(list: readonly Requirement[]): string {
  const count = (state: Requirement['state']) => list.filter((one) => one.state === state).length;
  return `${list.length} requirements: ${count('met')} met, ${count('not-applicable')} do not apply, ${count('accepted')} are accepted otherwise, ${count('open')} open.`;
}

/** Those in `state` with their reasons, below `title`; nothing when there is none. */
function reasonsOf(list: readonly Requirement[], state: Requirement['state'], title: string) {
  const some = list.filter((one) => one.state === state);
  const lines = some.map(({ number, reason }) => `- ${number}: ${reason}`);
  return some.length > 0 ? [`${title}\n\n${lines.join('\n')}`] : [];
}

export function asvsReport(list: readonly Requirement[]): string {
  const chapters = [...new Set(list.map(chapterOf))].map((chapter) => {
    const rows = list.filter((one) => chapterOf(one) === chapter).map(row);
    const head =
      '| number | level | in our words | state | by what, or why |\n| --- | --- | --- | --- | --- |';
    return `## ${chapter}. ${CHAPTERS[chapter]}\n\n${head}\n${rows.join('\n')}`;
  });
  return [
    '# OWASP ASVS 5.0.0, levels 1 and 2',
    `Made of [asvs.yaml](asvs.yaml) by \`npm run report:asvs\`. Left out: WebRTC, authorization servers, GraphQL and\nWebSocket, none of which the site has. The words are ours; the standard is at owasp.org.`,
    summary(list),
    ...reasonsOf(
      list,
      'accepted',
      'Accepted, and guarded otherwise ([who accepts, until when](security.md#accepted)):',
    ),
    ...reasonsOf(list, 'open', 'Open:'),
    ...chapters,
  ]
    .join('\n\n')
    .concat('\n');
}
