/** The contact form with scripts: a number for every message, two mails, and nothing typed is lost. */
import type { Route } from '@playwright/test';
import { brand } from '../../lib/site/content/site.ts';
import { isAbout, mailsAbout } from '../support/contact.ts';
import { controls, fillIn, test, typed } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { mailFacts } from '../support/mail-facts.ts';
import { open } from '../support/open.ts';
import { askJson } from '../support/raw-http.ts';
import { REFERENCE } from '../support/reference.ts';
import type { Site } from '../support/site.ts';
import { expect, expectConsole } from '../support/test.ts';

const CALL = '**/api/v1/registration/contact-us';

const mailsTo = async (site: Site, address: string) =>
  (await site.mails()).filter(({ to }) => to?.some((one) => one.address === address));

/** Lets a message arrive, and its answer not. Gives the number that nobody got to see. */
async function loseAnswer(route: Route, site: Site, address: string): Promise<string> {
  const request = route.request();
  const { host, pathname } = new URL(request.url());
  const answer = await askJson(site.port, {
    path: pathname,
    json: request.postDataJSON(),
    headers: {
      Host: host,
      Origin: `http://${host}`,
      'X-Forwarded-For': address,
      'Idempotency-Key': request.headers()['idempotency-key'] ?? '',
    },
  });
  await route.abort('failed');
  return JSON.parse(answer.body).reference;
}

inEach(mostlyIn('USA'), ({ edition, region, words }) => {
  const desk = `desk@${brand[region].mailDomain}`;

  test.beforeEach(async ({ arrive }) => {
    await arrive(edition, '/contact-us');
  });

  test('both forms of the page carry the names of the specification', { tag: '@full' }, async ({
    page,
  }) => {
    const names = await page.locator('form').evaluateAll((forms) => forms.map(({ id }) => id));
    expect(names).toEqual(expect.arrayContaining(['contact-us', 'cookie-consent']));
  });

  test('a message gets a number, a confirmation and a place on the desk', async ({
    page,
    site,
  }) => {
    const form = controls(page, edition);
    const text = await fillIn(page, edition);
    await form.send.click();
    await expect(form.reference).toHaveValue(REFERENCE);
    await expect(page.getByRole('status').filter({ has: form.reference })).toBeFocused();
    await expect(page.getByText(text.email)).toBeVisible();
    const reference = await form.reference.inputValue();

    const mails = await mailsAbout(site, reference);
    expect(mails.map(mailFacts.to).sort()).toEqual([desk, text.email].sort());
    const [toDesk] = mails.filter(({ to }) => to?.[0]?.address === desk);
    const [toVisitor] = mails.filter(({ to }) => to?.[0]?.address === text.email);
    expect(toDesk?.subject).toContain(reference);
    expect(toDesk?.replyTo?.[0]?.address).toBe(text.email);
    for (const value of [text.name, text.email, text.company, text.message])
      expect(toDesk?.text).toContain(value);
    expect(toVisitor?.subject).toContain(reference);
    expect(toVisitor?.text).not.toContain(text.message);
    expect(toVisitor?.html).toContain(reference);

    await test.step('the number can be copied, although copying is blocked elsewhere', async () => {
      await form.reference.focus();
      await page.keyboard.press('Control+c');
      await page.getByRole('link', { name: words.contactForm.another }).click();
      await open(page, page.url());
      await form.message.press('Control+v');
      await expect(form.message).toHaveValue(reference);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('what is missing is named, and each line of the summary leads to its field', async ({
    page,
  }) => {
    expectConsole(page, /status of 422/);
    const form = controls(page, edition);
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toContainText(words.forms.errorTitle);
    const lines = form.summary.getByRole('link');
    await expect(lines).toHaveCount(4);
    const fields = [form.name, form.email, form.topic, form.message];
    for (const [index, field] of fields.entries()) {
      const text = (await lines.nth(index).textContent()) ?? '';
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')));
      await lines.nth(index).click();
      await expect(field).toBeFocused();
    }
    await expect(form.company).not.toHaveAttribute('aria-invalid');
  });

  test('a wrong address and a short text are mended without typing the rest again', {
    tag: '@full',
  }, async ({ page, site }) => {
    expectConsole(page, /status of 422/);
    const text = typed();
    const form = controls(page, edition);
    await fillIn(page, edition, { ...text, email: 'meera@nowhere', message: 'Too short.' });
    await form.send.click();
    await expect(form.summary.getByRole('link')).toHaveCount(2);
    await expect(form.email).toHaveAccessibleDescription(/like name@example\.com/);
    await expect(form.message).toHaveAccessibleDescription(/at least 20 characters/);
    await expect(form.name).toHaveValue(text.name);
    await expect(form.topic).toHaveValue('demo');
    await expect(form.message).toHaveValue('Too short.');
    await form.email.fill(text.email);
    await form.message.fill(text.message);
    await form.send.click();
    await expect(form.reference).toHaveValue(REFERENCE);
    expect((await mailsAbout(site, await form.reference.inputValue())).length).toBe(2);
  });

  test('a text that is too long is refused and stays', { tag: '@full' }, async ({ page }) => {
    expectConsole(page, /status of 422/);
    const long = 'x'.repeat(4001);
    const form = controls(page, edition);
    await fillIn(page, edition);
    await expect(form.message).toHaveAttribute('maxlength', '4000');
    await form.message.evaluate((field) => field.removeAttribute('maxlength'));
    await form.message.fill(long);
    await form.send.click();
    await expect(form.message).toHaveAccessibleDescription(/4000 characters/);
    await expect(form.message).toHaveValue(long);
  });

  test('markup in any field reaches the desk as plain words', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    const text = typed({
      name: '<b>Meera</b> & {{reference}}',
      company: '<img src=x onerror=alert(1)>',
      message: '</td></table><script>alert(1)</script> {{email}} &amp; the rest',
    });
    const form = controls(page, edition);
    await fillIn(page, edition, text);
    await form.send.click();
    const reference = await form.reference.inputValue();
    const mails = await mailsAbout(site, reference);
    const toDesk = mails.find(({ to }) => to?.[0]?.address === desk);
    for (const value of [text.name, text.company, text.message])
      expect(toDesk?.text).toContain(value);
    expect(toDesk?.html).not.toMatch(/<script|<img src=x|<b>Meera/);
    expect(toDesk?.html).toContain('&lt;script&gt;');
  });

  test('a double click sends one message', { tag: '@full' }, async ({ page, site }) => {
    const text = typed();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const form = controls(page, edition);
    await fillIn(page, edition, text);
    await form.send.dblclick();
    const reference = await form.reference.inputValue();
    expect(sent).toHaveLength(1);
    await mailsAbout(site, reference);
    expect(await mailsTo(site, text.email)).toHaveLength(1);
  });

  test('a message whose answer was lost is sent again and stays one message', async ({
    page,
    site,
    address,
  }) => {
    expectConsole(page, /ERR_FAILED/);
    const form = controls(page, edition);
    let stored = '';
    const lose = async (route: Route) => {
      stored = await loseAnswer(route, site, address);
    };
    await page.route(CALL, lose, { times: 1 });
    const text = await fillIn(page, edition);
    await form.send.click();
    await expect(form.summary).toContainText(words.forms.networkError);
    await expect(form.summary).toBeFocused();
    await expect(form.message).toHaveValue(text.message);
    expect(stored).toMatch(REFERENCE);

    await form.send.click();
    await expect(form.reference).toHaveValue(stored);
    await mailsAbout(site, stored);
    expect(await mailsTo(site, text.email)).toHaveLength(1);
    expect((await site.mails()).filter(isAbout(stored))).toHaveLength(2);
  });

  test('who changes their words after a lost answer sends a second message', {
    tag: '@full',
  }, async ({ page, site, address }) => {
    expectConsole(page, /ERR_FAILED/, /status of 422/);
    const form = controls(page, edition);
    await page.route(CALL, (route) => loseAnswer(route, site, address), { times: 1 });
    const text = await fillIn(page, edition);
    await form.send.click();
    await expect(form.summary).toContainText(words.forms.networkError);
    await form.message.fill(`${text.message} And one more thing.`);
    // Its token has served for the first one; the form fetches another by itself.
    await form.send.click();
    await expect(form.summary).toContainText('This form was sent before.');
    await form.send.click();
    await expect(form.reference).toHaveValue(REFERENCE);
    await mailsAbout(site, await form.reference.inputValue());
    expect(await mailsTo(site, text.email)).toHaveLength(2);
  });

  test('while the server is away the text stays, and it is sent once it is back', {
    tag: '@full',
  }, async ({ page, site }) => {
    expectConsole(page, /ERR_CONNECTION_REFUSED/, /status of 503/);
    const form = controls(page, edition);
    await page.route(CALL, (route) => route.abort('connectionrefused'), { times: 1 });
    const text = await fillIn(page, edition);
    await form.send.click();
    await expect(form.summary).toContainText(words.forms.networkError);
    await page.route(
      CALL,
      (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }),
      { times: 1 },
    );
    await form.send.click();
    await expect(form.summary).toContainText('Not now.');
    for (const [field, value] of [
      [form.name, text.name],
      [form.email, text.email],
      [form.company, text.company],
      [form.message, text.message],
    ] as const)
      await expect(field).toHaveValue(value);
    await form.send.click();
    await expect(form.reference).toHaveValue(REFERENCE);
    await mailsAbout(site, await form.reference.inputValue());
    expect(await mailsTo(site, text.email)).toHaveLength(1);
  });

  test('a robot that fills the hidden field is thanked and not heard', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    const form = controls(page, edition);
    await expect(form.trap).not.toBeInViewport();
    const robot = await fillIn(page, edition);
    await form.trap.fill('https://spam.example');
    await form.send.click();
    const reference = await form.reference.inputValue();
    expect(reference).toMatch(REFERENCE);

    // Whoever writes after the robot is answered; by then the robot would have been, too.
    await page.getByRole('link', { name: words.contactForm.another }).click();
    await open(page, page.url());
    await fillIn(page, edition);
    await form.send.click();
    await mailsAbout(site, await form.reference.inputValue());
    expect(await mailsTo(site, robot.email)).toEqual([]);
    expect((await site.mails()).filter(isAbout(reference))).toEqual([]);
  });
});
