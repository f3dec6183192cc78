/** The filters of the job list: what one of them leaves is all that the others offer. */
import { jobPages } from '../../lib/site/content/job-pages.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

inEach(mostlyIn('USA'), ({ region, words: { careers } }) => {
  const jobs = jobPages(region).map(({ facts }) => facts);
  const { title } = jobs[0] ?? { title: '' };
  const ofThat = jobs.filter((job) => job.title === title);

  test.beforeEach(async ({ origin, giveConsent }) => giveConsent(origin, region));

  test('somebody who chooses an occupation is offered the teams and places that have it', async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}/Careers`);
    const filters = page.getByRole('group', { name: careers.searchTitle });
    const choices = (label: string) => filters.getByLabel(label, { exact: true }).locator('option');
    await expect(choices(careers.team)).toHaveCount(1 + new Set(jobs.map(({ team }) => team)).size);

    await filters.getByLabel(careers.occupation).selectOption(title);
    await expect(page).toHaveURL(
      new RegExp(`occupation=${encodeURIComponent(title).replaceAll('%20', '\\+')}`),
    );
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(ofThat.length);
    for (const facet of ['team', 'location'] as const)
      await expect(choices(careers[facet])).toHaveCount(
        1 + new Set(ofThat.map((job) => job[facet])).size,
      );
  });

  test('somebody who searches on a phone is taken to what was found', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${origin}/Careers`);
    const filters = page.getByRole('group', { name: careers.searchTitle });
    await filters.getByRole('searchbox').fill(title);
    await filters.getByRole('button', { name: careers.search }).click();
    await expect(page.getByRole('status').filter({ hasText: /jobs? found/ })).toBeInViewport();
    await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeInViewport();
  });

  withoutScripts(() => {
    test('somebody finds the jobs of an occupation', { tag: '@full' }, async ({ page, origin }) => {
      await page.goto(`${origin}/Careers`);
      const filters = page.getByRole('group', { name: careers.searchTitle });
      await filters.getByLabel(careers.occupation).selectOption(title);
      await filters.getByRole('button', { name: careers.search }).click();
      await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(ofThat.length);
    });
  });
});
