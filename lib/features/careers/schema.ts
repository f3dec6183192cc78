/** What the endpoints of jobs take and answer. Every message says what to do. */
import { z } from 'zod';
import { fileField } from '../../platform/files/file-field.ts';
import { limitInWords } from '../../platform/files/limits.ts';
import {
  email,
  manyLines,
  oneLine,
  personName,
  phone,
  webLink,
} from '../../platform/validation/text-fields.ts';
import { guardFields, referenceAnswer } from '../../site/forms/guard-fields.ts';
import { type FACETS, JOB_ID, LONGEST_CHOICE, LONGEST_QUERY, MOST_JOBS } from './criteria.ts';

const TOO_LONG = `Shorten the search to ${LONGEST_QUERY} characters.`;
const choices = z.array(oneLine().max(LONGEST_CHOICE, 'Choose from the list.')).max(20).optional();

export const searchSchema = z.strictObject({
  /** Words, "a phrase", one OR another, -without. The last word may be a beginning. */
  q: oneLine().max(LONGEST_QUERY, TOO_LONG).optional(),
  /** Titles of jobs: 'Web Developer'. */
  occupation: choices,
  location: choices,
  team: choices,
  /** 'Hybrid', 'On site', 'Remote': the part before a comma. */
  workMode: choices,
  page: z.int().min(1).max(1000).optional(),
});
export type Search = z.output<typeof searchSchema>;

export const jobParams = z.strictObject({ id: z.string().regex(JOB_ID) });

export const jobAnswer = z.object({
  id: z.string(),
  title: z.string(),
  employer: z.string(),
  team: z.string(),
  location: z.string(),
  workMode: z.string(),
  /** A year, as the edition writes it. */
  pay: z.string(),
  posted: z.iso.date(),
  summary: z.string(),
  /** Of its page. */
  path: z.string(),
});
export type Job = z.output<typeof jobAnswer>;

const counted = z.array(z.object({ value: z.string(), count: z.int() }));

export const searchAnswer = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  jobs: z.array(jobAnswer),
  /** How many jobs each choice would leave, together with what else is asked. */
  facets: z.object({ occupation: counted, location: counted, team: counted, workMode: counted }),
}) satisfies z.ZodType<{ facets: Record<(typeof FACETS)[number], unknown> }>;
export type SearchResult = z.output<typeof searchAnswer>;

const applicant = {
  name: personName(),
  email: email(),
  phone: phone().optional(),
  message: manyLines().max(2000, 'Shorten the message to 2,000 characters.').optional(),
  cv: fileField('cv').optional(),
  /** In place of the file, or besides it. */
  link: z.literal('').or(webLink()).optional(),
  ...guardFields,
};

/** Says so beside the file, which stands first in the form. */
const needsCv = z.check<{ cv?: File | undefined; link?: string | undefined }>(
  ({ value, issues }) => {
    const message = `Choose a file (${limitInWords('cv')}) or give a link.`;
    if (!value.cv && !value.link)
      issues.push({ code: 'custom', path: ['cv'], message, input: value });
  },
);
const CHOOSE = 'Choose a job from the list.';
const id = z.string({ error: CHOOSE }).regex(JOB_ID, CHOOSE);

export const applySchema = z.strictObject({ jobId: id, ...applicant }).check(needsCv);

/** A field of a form holds one text, so the ids come separated by commas. */
const ids = z
  .string({ error: 'Choose at least one job.' })
  .max(MOST_JOBS * 61, `Choose at most ${MOST_JOBS} jobs.`)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(
    z
      .array(id)
      .min(1, 'Choose at least one job.')
      .max(MOST_JOBS, `Choose at most ${MOST_JOBS} jobs.`),
  );

export const quickApplySchema = z.strictObject({ jobIds: ids, ...applicant }).check(needsCv);

export type Application = z.output<typeof applySchema>;
export type QuickApplication = z.output<typeof quickApplySchema>;

/** Of one job: taken, there was one from this address, not open any more, never there. */
export const RESULTS = ['applied', 'already', 'closed', 'unknown'] as const;

export const quickApplyAnswer = z.object({
  /** Of the whole: the number in the mail. */
  ...referenceAnswer.shape,
  results: z.array(
    z.object({
      jobId: z.string(),
      result: z.enum(RESULTS),
      reference: referenceAnswer.shape.reference.optional(),
    }),
  ),
});
export type QuickApplyAnswer = z.output<typeof quickApplyAnswer>;
