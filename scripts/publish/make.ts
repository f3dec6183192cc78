/**
 * Makes anew what follows from the words that differ. A process of its own in the draft of a publication, so that the
 * words of that folder are the only ones that it reads; its argument is the release that the draft was made of.
 */
import { join } from 'node:path';
import { readInputs } from '../build/inputs-file.ts';
import { codeIn, stampOf, writeStamp } from '../build/stamp.ts';
import { findMistakes } from '../commands/find-mistakes.ts';
import { hideHints } from './hints.ts';
import { startRenderers } from './render.ts';

const [root, release = ''] = [process.cwd(), process.argv[2]];
const [dist, formerDist] = [join(root, '.next'), join(release, '.next')];

/** @throws Error with every mistake in the words, one line each */
async function checkWords(): Promise<void> {
  const { problems, warnings } = await findMistakes();
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const former = readInputs(dist);

/** Reads the words. Where they cannot be read, the check says better what is wrong with them. */
async function readWords() {
  try {
    // Only now: what is imported reads them.
    const { planChanges, finishPages } = await import('./changes.ts');
    return { plan: planChanges(root, former), finishPages };
  } catch (error) {
    if ((error as Error).name !== 'OtherPagesError') await checkWords();
    throw error;
  }
}

async function main(): Promise<void> {
  const showHints = hideHints(root, release);
  // They get ready while the words are read.
  const renderers = startRenderers(root);
  try {
    const { plan, finishPages } = await readWords();
    const rendering = renderers.render(plan.changed);
    // Until it is waited for its error is nobody's.
    rendering.catch(() => {});
    await checkWords();
    const problems = await rendering;
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const pages = await finishPages(dist, formerDist, former, plan);
    showHints();
    writeStamp(dist, stampOf(codeIn(dist), root));
    console.log(`${pages} pages are other ones, of ${plan.changed.length} paths made anew.`);
  } finally {
    renderers.stop();
  }
}

// The publication is gone: what it would do with this is not done.
const leave = () => process.exit(1);
process.on('disconnect', leave);
// Where it was gone before this line, nobody says so any more.
if (process.connected === false) leave();
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.off('disconnect', leave).disconnect?.();
