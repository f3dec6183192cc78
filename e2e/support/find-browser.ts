/**
 * Finds a Chromium for the tests: an installed one, else Playwright's own, else the one that
 * Playwright downloads, else the distribution's package when we may install it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage } from './install-package.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    process.env.CHROME_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ].find((path) => path && existsSync(path));
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function download(): string | undefined {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return playwrightsOwn();
}

function fromDistribution(): string | undefined {
  return installPackage('chromium') ? installed() : undefined;
}

/**
 * @returns the path of a browser, and how it was found
 * @throws Error that says what to install
 */
export function findBrowser(): { path: string; source: string } {
  const ways = [
    ['already installed', installed],
    ["Playwright's own", playwrightsOwn],
    ['downloaded by Playwright', download],
    ["the distribution's package", fromDistribution],
  ] as const;
  for (const [source, find] of ways) {
    const path = find();
    if (path) return { path, source };
  }
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.');
}
