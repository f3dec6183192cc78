/** One's own account: a picture of oneself, what the role allows, and an account that does not load. */
import type { Page } from '@playwright/test';
import { ROLES } from '../../lib/features/profile/roles.ts';
import { png } from '../../lib/platform/files/testing/sample-files.ts';
import { signInFor } from '../support/account.ts';
import { awayCall, CALL_IS_AWAY } from '../support/away-call.ts';
import { type Edition, mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { OWNER } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { expect, expectConsole, newAddress, test } from '../support/test.ts';

/** Signs in on the way to the page of the account. */
async function openProfile(page: Page, site: Site, edition: Edition): Promise<void> {
  const address = `${edition.origin(site)}/profile`;
  await signInFor(page, edition, address);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByText(OWNER.email).first()).toBeVisible();
}

const asPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: png() });

inEach(mostlyIn('INDIA'), ({ edition, region, words }) => {
  const { profile } = words;

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('a member shows a picture of themselves, puts another in its place and takes it away', async ({
    page,
    site,
  }) => {
    await openProfile(page, site, edition);
    const main = page.getByRole('main');
    const picture = main.getByRole('img', { name: profile.pictureAlt });
    const choose = async (button: string, name: string) => {
      const asked = page.waitForEvent('filechooser');
      await main.getByRole('button', { name: button }).press('Enter');
      await (await asked).setFiles(asPicture(name));
    };
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

    await choose(profile.pictureAdd, 'me.png');
    await expect(picture).toBeVisible();
    await expect.poll(width).toBe(1);
    const before = await picture.getAttribute('src');

    await choose(profile.pictureChange, 'me-at-sea.png');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect.poll(width).toBe(1);

    await main.getByRole('button', { name: profile.pictureRemove }).press('Enter');
    await expect(picture).toHaveCount(0);
    await expect(main.getByRole('button', { name: profile.pictureAdd })).toBeFocused();
  });

  test('a member deletes a file from their account, and is asked once more before', {
    tag: '@full',
  }, async ({ page, site }) => {
    await openProfile(page, site, edition);
    // Our own pages send files with what they belong to; other programs send one by itself.
    const name = `plan-${newAddress()}.pdf`;
    const status = await page.evaluate(async (file) => {
      const form = new FormData();
      form.set('namespace', 'documents');
      const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
      form.set('file', new File([pdf], file));
      return (await fetch('/api/v1/file/single', { method: 'POST', body: form })).status;
    }, name);
    expect(status).toBe(201);
    await page.reload();
    const block = page.getByRole('region', { name: profile.files });
    const named = (label: string) => label.replace('{name}', name);
    await expect(block.getByRole('link', { name: named(profile.fileSaveLabel) })).toBeVisible();
    await block.getByRole('button', { name: named(profile.fileDeleteLabel) }).dblclick();
    await expect(block.getByRole('link', { name: named(profile.fileSaveLabel) })).toBeVisible();
    await block.getByRole('button', { name: named(profile.fileDeleteSureLabel) }).press('Enter');
    await expect(block.getByRole('status')).toBeFocused();
    await expect(block.getByRole('status')).toHaveText(named(profile.fileDeleted));
    await expect(block.getByRole('link', { name: named(profile.fileSaveLabel) })).toHaveCount(0);
  });

  test('a file that is no picture is refused in words', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    expectConsole(page, /status of 422/);
    await openProfile(page, site, edition);
    const main = page.getByRole('main');
    const asked = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: profile.pictureAdd }).click();
    const buffer = Buffer.from('<svg onload="alert(1)"/>');
    await (await asked).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(main.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(main.getByRole('img', { name: profile.pictureAlt })).toHaveCount(0);
  });

  test('a member reads what their role allows, also when the roles come late', {
    tag: '@full',
  }, async ({ page, site }) => {
    expectConsole(page, CALL_IS_AWAY);
    const call = await awayCall(page, '/user/roles_list');
    await openProfile(page, site, edition);
    const block = page.getByRole('region', { name: profile.role });
    await expect(block.getByRole('alert')).toContainText(profile.roleFailed);
    call.comeBack();
    await block.getByRole('button', { name: profile.retry }).click();
    const own = block.getByRole('listitem').filter({ hasText: profile.roles.member });
    const [member, ...staff] = ROLES;
    await expect(block.getByText(member?.description ?? '')).toBeVisible();
    for (const { description } of staff) await expect(block.getByText(description)).toHaveCount(0);
    // The account was made for the USA edition, whichever one is visited.
    const mark = profile.roleOwn.replace('{edition}', profile.editions.USA);
    await expect(own).toContainText(mark);
    await expect(block.getByText(mark)).toHaveCount(1);
  });

  test('a member whose account does not load is told so, and loads it again', {
    tag: '@full',
  }, async ({ page, site }) => {
    expectConsole(page, CALL_IS_AWAY);
    await openProfile(page, site, edition);
    const main = page.getByRole('main');
    const call = await awayCall(page, '/user/profile/full_info');
    // What was changed is kept; the page says that it shows what was there before.
    const form = page.locator('form#profile');
    await form.getByLabel(words.profileForm.jobTitle).fill('Head of payroll');
    await form.getByRole('button', { name: words.profileForm.send }).click();
    await expect(main.getByText(profile.outdated)).toBeVisible();
    call.comeBack();
    await main.getByRole('button', { name: profile.retry }).click();
    await expect(main.getByText(profile.outdated)).toBeHidden();

    call.goAway();
    await page.reload();
    await expect(main.getByRole('heading', { name: profile.failedTitle })).toBeVisible();
    call.comeBack();
    await main.getByRole('button', { name: profile.retry }).click();
    await expect(main.getByText(OWNER.email).first()).toBeVisible();
  });
});
