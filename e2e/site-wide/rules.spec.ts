/** The table of rules tells the truth: every test that it names is there, and no rule is forgotten. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { RULES } from './rules.ts';

test('every rule has a name of its own, and at least one proof', () => {
  for (const [section, list] of Object.entries(RULES)) {
    expect(new Set(list.map(({ rule }) => rule)).size, section).toBe(list.length);
    expect(list.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  }
});

test('every test that proves a rule is there by its title', () => {
  const proofs = Object.values(RULES).flatMap((list) => list.flatMap((rule) => rule.proofs));
  const missing = proofs.filter(
    ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
