/** The table of rules tells the truth: every test that it names is there, and no rule is forgotten. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { calls } from '../../lib/api/calls.ts';
import { findRoute } from '../../lib/content/routes.ts';
import { RULES } from './rules.ts';

const API = '/api/v1';

/** Whether `path` is a page or a call of this release. */
const exists = (path: string) =>
  path.startsWith(API)
    ? calls.some((call) => API + call.path === path)
    : findRoute(path) !== undefined;

const rules = Object.values(RULES).flat();

test('every rule has a name of its own', () => {
  for (const [section, list] of Object.entries(RULES))
    expect(new Set(list.map(({ rule }) => rule)).size, section).toBe(list.length);
});

test('every test that proves a rule is there by its title', () => {
  const missing = rules.flatMap((entry) =>
    'proofs' in entry
      ? entry.proofs.filter(
          ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
        )
      : [],
  );
  expect(missing).toEqual([]);
});

test('a rule waits only for what is not there yet', () => {
  const due = rules.filter((entry) => 'waitsFor' in entry && exists(entry.waitsFor));
  expect(due, 'name the tests that prove these').toEqual([]);
  // The look-up itself works: these two are there.
  expect([exists('/contact-us'), exists(`${API}/user/login`)]).toEqual([true, true]);
});
