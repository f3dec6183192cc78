/** What a refusal of the API has to look like. */
import type { RawAnswer } from './raw-http.ts';
import { expect } from './test.ts';

export type Problem = { message: string; code: string; fields?: Record<string, string> };

/** Stack traces, source paths, SQL, and other things that are nobody's business. */
export const INSIDES =
  /\n\s+at |node_modules|\.tsx?:\d|\.js:\d+|\/(?:home|root|usr|tmp|work)\/|\bselect .+ from\b|insert into|pglite|drizzle|ZodError|TypeError/i;

/** Checks status, type and shape, and that nothing of the inside shows. */
export function expectProblem(answer: RawAnswer, status: number, name: string): Problem {
  expect(answer.status, `${name}: ${answer.body.slice(0, 300)}`).toBe(status);
  expect(answer.headers.get('content-type'), name).toMatch(/^application\/json\b/);
  expect(answer.headers.get('cache-control'), name).toContain('no-store');
  expect(answer.body, name).not.toMatch(INSIDES);
  const problem: Problem = JSON.parse(answer.body);
  expect(problem, name).toMatchObject({
    message: expect.stringMatching(/\w/),
    code: expect.stringMatching(/^[A-Z_]+$/),
  });
  return problem;
}
