/** The second factor of staff in a browser: from the first code over a lost passkey to the operator's help. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appCode } from '../../lib/features/second-factor/testing/known-codes.ts';
import { fillIn, openSignIn } from '../support/account.ts';
import { anyForm } from '../support/any-form.ts';
import { emptyDataDir } from '../support/data-folder.ts';
import { EDITIONS, type Edition } from '../support/editions.ts';
import { open } from '../support/open.ts';
import { STAFF } from '../support/people.ts';
import { removeData, type Site, startSite } from '../support/site.ts';
import { addStaff, resetSecondFactor, typeSecondCode } from '../support/staff.ts';
import { test as base, expect, expectConsole } from '../support/test.ts';

/** Passkeys need https or this host. */
const [USA] = EDITIONS as [Edition, ...Edition[]];
const { secondFactor, secondFactorForm, passkeySignIn, desk } = USA.words;

/** `secondFactorFromKnownNetwork` of lib/platform/security/rate-limits.ts, which is the server's alone. */
const TRIES = 10;

type Operated = {
  /** What the operator was told to hand over, for the account of STAFF. */
  firstCode: string;
  /** Stops the site, resets that account and starts it again. @returns the next first code */
  reset: () => Promise<string>;
};

const test = base.extend<object, { operated: Operated; site: Site }>({
  operated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => use({ firstCode: '', reset: async () => '' }),
    { scope: 'worker' },
  ],
  site: [
    async ({ operated }, use) => {
      const dataDir = emptyDataDir();
      operated.firstCode = addStaff(dataDir);
      let site = await startSite({ dataDir });
      operated.reset = async () => {
        await site.stop();
        const code = resetSecondFactor(dataDir, STAFF.email);
        site = await startSite({ dataDir, port: site.port });
        return code;
      };
      await use(site);
      await site.stop('SIGKILL');
      removeData(site);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** A phone or laptop that holds passkeys, and says yes whenever it is asked. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { lose: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

/** The first step, from wherever the browser is. */
async function typePassword(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
  await openSignIn(page, `${origin}/auth/login?next=%2Fdesk`);
  await fillIn(page, USA, STAFF);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/auth/second-factor');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('staff get a passkey, lose it, come in by a recovery code and an app, and are helped in the end', async ({
  page,
  site,
  operated,
  giveConsent,
}) => {
  test.setTimeout(120_000);
  expectConsole(page, /status of (401|403|422|429)/);
  const origin = site.local;
  const messages = page.getByRole('navigation', { name: desk.statusLabel });
  await giveConsent(origin, USA.region);
  const authenticator = await addAuthenticator(page);

  // The first code leads to the page where a factor is added, and the desk says why it is closed.
  await typePassword(page, origin);
  await typeSecondCode(page, USA, operated.firstCode);
  await page.waitForURL((url) => url.pathname === '/profile/safety');
  await expect(page.getByRole('heading', { name: secondFactor.staffTitle })).toBeVisible();
  await open(page, `${origin}/desk`);
  await expect(page.getByRole('heading', { name: desk.missingTitle })).toBeVisible();
  await page.getByRole('link', { name: desk.addFactor }).click();
  await press(page, secondFactor.addPasskey);
  await page.getByLabel(secondFactor.name).fill('Work laptop');
  await press(page, secondFactor.makePasskey);
  const codes = page.getByRole('list', { name: secondFactor.codes }).getByRole('listitem');
  const code = (await codes.first().textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await press(page, secondFactor.codesSave);
  const file = await (await saved).path();
  expect((await readFile(file, 'utf8')).split('\n')[0]).toBe(code);
  await press(page, secondFactor.codesKept);
  await page.getByRole('link', { name: secondFactor.openDesk }).click();
  await expect(messages).toBeVisible();

  // The passkey signs in.
  await typePassword(page, origin);
  await press(page, passkeySignIn.use);
  await page.waitForURL(`${origin}/desk`);
  await expect(messages).toBeVisible();

  // It is lost: a recovery code opens the account, and an app is set up.
  await authenticator.lose();
  await typePassword(page, origin);
  await typeSecondCode(page, USA, code);
  await page.waitForURL(`${origin}/desk`);
  await open(page, `${origin}/profile/safety`);
  await press(page, secondFactor.addApp);
  await expect(page.getByRole('img', { name: secondFactor.qrCode })).toBeVisible();
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await page
    .getByRole('textbox', { name: secondFactor.code })
    .fill(appCode(secret?.replace(/\s/g, '')));
  await press(page, secondFactor.confirmApp);
  await press(page, secondFactor.removeLabel.replace('{name}', 'Work laptop'));
  await press(page, secondFactor.removePasskeySure);
  await expect(page.getByText(secondFactor.noPasskeys)).toBeVisible();

  // Guesses end, the right code too, until the operator resets the account.
  await typePassword(page, origin);
  const form = anyForm(page, 'second-factor', secondFactorForm);
  for (let guess = 0; guess <= TRIES; guess += 1) {
    const answered = page.waitForResponse(/second-factor\/code/);
    await form.field('code').fill('a0000-00000');
    await form.send.click();
    await answered;
  }
  await expect(page.getByText(/too often/)).toBeVisible();
  const nextFirstCode = await operated.reset();
  await typePassword(page, origin);
  await typeSecondCode(page, USA, nextFirstCode);
  await page.waitForURL((url) => url.pathname === '/profile/safety');
  await expect(page.getByText(secondFactor.noApp)).toBeVisible();
});
