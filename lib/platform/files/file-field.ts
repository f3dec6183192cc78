/** A field of a form that takes a file. What a file really holds is looked at when it is stored. */
import { z } from 'zod';
import { fileProblem } from './file-problem.ts';
import { type FilePurpose, limitInWords } from './limits.ts';

/** For `upload` of an endpoint: says in words what is wrong with a file's name or size. */
export const fileField = (purpose: FilePurpose) =>
  z.file({ error: `Choose a file: ${limitInWords(purpose)}.` }).check(({ value, issues }) => {
    const message = fileProblem(value, purpose);
    if (message) issues.push({ code: 'custom', message, input: value });
  });
