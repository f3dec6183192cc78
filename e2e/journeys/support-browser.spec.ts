/** Who asks for support tells which browser it is about; it is filled in, and may be corrected. */
import { sendTwice } from '../support/any-form.ts';
import { mailsAbout } from '../support/contact.ts';
import { controls, fillIn, test } from '../support/contact-form.ts';
import { mostlyIn } from '../support/editions.ts';
import { open } from '../support/open.ts';
import type { Site } from '../support/site.ts';
import { expect } from '../support/test.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function expectOnDesk(site: Site, reference: string, line: RegExp): Promise<void> {
  const mails = await mailsAbout(site, reference);
  const desk = mails.find(({ to }) => to?.[0]?.address?.startsWith('desk@'));
  expect(desk?.text).toMatch(line);
}

for (const edition of mostlyIn('USA')) {
  const { region, words } = edition;

  test(`${region} edition: the browser is asked for support only, and sent as it was corrected`, async ({
    page,
    site,
  }) => {
    const form = controls(page, edition);
    const browser = page.getByLabel(words.contactForm.browser);
    await open(page, `${edition.origin(site)}/contact-us`);
    await fillIn(page, edition);
    await expect(browser).toBeHidden();
    await form.topic.selectOption('support');
    await expect(browser).toHaveValue(/^Chrome \d+$/);
    await browser.fill('Chrome on the tablet in the depot');
    await form.send.click();
    const reference = await form.reference.inputValue();
    await expectOnDesk(
      site,
      reference,
      /^Browser and version you use: Chrome on the tablet in the depot$/m,
    );
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, userAgent: FIREFOX });

    test(`${region} edition: the browser is filled in when the message is looked at once more`, {
      tag: '@full',
    }, async ({ page, site }) => {
      const form = controls(page, edition);
      const browser = page.getByLabel(words.contactForm.browser);
      await page.goto(`${edition.origin(site)}/contact-us`);
      await fillIn(page, edition);
      await expect(browser).toBeHidden();
      await form.topic.selectOption('support');
      await expect(browser).toHaveValue('');
      await sendTwice(site, form.send, async () => {
        await expect(form.summary).toContainText(words.forms.reviewTitle);
        await expect(browser).toHaveValue('Firefox 144');
      });
      const reference = await form.reference.inputValue();
      await expectOnDesk(site, reference, /^Browser and version you use: Firefox 144$/m);
    });
  });
}
