/** The words of what is loaded on demand: fetched once, with the first dialog that a visitor opens. */
import type { LateWords } from '@/lib/site/content/late-words';

let words: Promise<LateWords> | undefined;

async function fetchWords(): Promise<LateWords> {
  const response = await fetch(`/words/${document.documentElement.dataset.region}`);
  if (!response.ok)
    throw new Error(`The words of the dialogs were answered with ${response.status}.`);
  return response.json();
}

/** @throws Error when the server does not answer; the next call asks again */
export async function lateWords(): Promise<LateWords> {
  words ??= fetchWords();
  try {
    return await words;
  } catch (error) {
    words = undefined;
    throw error;
  }
}
