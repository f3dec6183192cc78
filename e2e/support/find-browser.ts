/**
 * Finds a Chromium. Tests take the headless shell, which paints no window and needs a third less time
 * for the same visits; measurements take the browser that people have.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage } from './install-package.ts';

/** The name of the command, and of the distribution's package. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

type Way = [source: string, find: () => string | undefined];

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function download(): string | undefined {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return playwrightsOwn();
}

const fromDistribution = (name: string) => (installPackage(name) ? installed([name]) : undefined);

const named: Way = ['CHROME_PATH', () => process.env.CHROME_PATH || undefined];
const whole: Way[] = [
  ['already installed', () => installed(BROWSERS)],
  ["Playwright's own", playwrightsOwn],
  ['downloaded by Playwright', download],
  ["the distribution's package", () => fromDistribution('chromium')],
];
const shell: Way[] = [
  ['already installed', () => installed([SHELL])],
  ["the distribution's package", () => fromDistribution(SHELL)],
];

/**
 * @param prefersShell whether the headless shell is looked for, and installed where we may, before a
 *   whole browser is taken
 * @returns the path of a browser, and how it was found
 * @throws Error that says what to install
 */
export function findBrowser({ prefersShell = false } = {}): { path: string; source: string } {
  for (const [source, find] of [named, ...(prefersShell ? shell : []), ...whole]) {
    const path = find();
    if (path) return { path, source };
  }
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.');
}
