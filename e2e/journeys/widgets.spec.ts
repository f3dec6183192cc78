/** What a page shows in parts: pager, stepper, tabs, accordion, gauges; and all of it on paper. */
import type { Locator, Page } from '@playwright/test';
import { HOME } from '../../lib/site/content/routes.ts';
import { mostlyIn } from '../support/editions.ts';
import { inEach, withoutScripts } from '../support/in-each.ts';
import { tabTo } from '../support/keyboard.ts';
import { open } from '../support/open.ts';
import { putOnPaper } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };

/** The numbers, from 1, of the items that can be seen. */
const seen = async (items: Locator) => {
  const states = await items.evaluateAll((all) =>
    all.map((item) => item.checkVisibility({ visibilityProperty: true })),
  );
  return states.flatMap((isVisible, index) => (isVisible ? [index + 1] : []));
};

/** A paged list of the homepage, with its controls. */
const pagerOf = (page: Page, section: string) => {
  const place = page.locator(`#${section}`);
  return {
    cards: page.locator(`#${section}-cards > li`),
    back: place.getByRole('button', { name: /^Back/ }),
    next: place.getByRole('button', { name: /^Next/ }),
    position: place.getByRole('status'),
  };
};

inEach(mostlyIn('USA'), ({ region }) => {
  test.beforeEach(async ({ origin, giveConsent }) => {
    await giveConsent(origin, region);
  });

  test('a reader turns the arguments three at a time, with the mouse and by keyboard', async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    const { cards, back, next, position } = pagerOf(page, 'business');
    expect(await seen(cards)).toEqual([1, 2, 3]);
    await expect(position).toHaveText('Cards 1–3 of 6');
    await expect(back).toBeDisabled();
    await next.click();
    expect(await seen(cards)).toEqual([4, 5, 6]);
    await expect(position).toHaveText('Cards 4–6 of 6');
    await expect(next).toBeDisabled();
    await expect(cards.nth(3)).toContainText('04');

    await back.focus();
    await page.keyboard.press('Enter');
    expect(await seen(cards)).toEqual([1, 2, 3]);
    await expect(back, 'the focus stays').toBeFocused();
    await page.keyboard.press('Enter');
    expect(await seen(cards), 'before the first there is nothing').toEqual([1, 2, 3]);
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(cards.nth(3).getByRole('link'), 'the next link to be seen').toBeFocused();
  });

  test('a link leads to a card that another page of the list holds, again and again', async ({
    page,
    origin,
  }) => {
    await page.setViewportSize(NARROW);
    await open(page, `${origin}${HOME}#cost-effective`);
    const { cards, back, position } = pagerOf(page, 'business');
    const card = page.locator('#cost-effective');
    await expect(position).toHaveText('Cards 4–6 of 6');
    // Below the bar, which stays above the cards that are read.
    const isBelowTheBar = async () => {
      const bar = await back.boundingBox();
      const { y = 0 } = (await card.boundingBox()) ?? {};
      return bar !== null && y >= bar.y + bar.height && y < NARROW.height / 2;
    };
    await expect.poll(isBelowTheBar).toBe(true);

    await back.click();
    expect(await seen(cards)).toEqual([1, 2, 3]);
    await expect(page.locator('#business-cards'), 'its beginning').toBeInViewport();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#cost-effective';
      document.querySelector('main')?.append(link);
      link.click();
    });
    expect(await seen(cards)).toEqual([4, 5, 6]);
    await expect.poll(isBelowTheBar).toBe(true);
  });

  test('the six modules come three at a time on a narrow screen alone', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    const { cards, next, position } = pagerOf(page, 'products');
    expect(await seen(cards)).toEqual([1, 2, 3, 4, 5, 6]);
    await expect(next).toBeHidden();
    await page.setViewportSize(NARROW);
    expect(await seen(cards)).toEqual([1, 2, 3]);
    // From the end of the first three, where the bar still stands.
    await cards.nth(2).getByRole('img').scrollIntoViewIfNeeded();
    await next.click();
    expect(await seen(cards)).toEqual([4, 5, 6]);
    await expect(position).toHaveText('Cards 4–6 of 6');
    await expect(cards.nth(3).getByRole('heading')).toBeInViewport();
  });

  for (const size of [NARROW, { width: 1280, height: 800 }])
    test(`a reader walks through the steps of a story at ${size.width} px`, {
      tag: '@full',
    }, async ({ page, origin }) => {
      await page.setViewportSize(size);
      await open(page, origin + HOME);
      const panel = page.getByRole('tabpanel');
      const steps = panel.locator('.step');
      const texts = panel.locator('.step-text');
      const next = panel.getByRole('button', { name: /^Next/ });
      const back = panel.getByRole('button', { name: /^Back/ });
      const current = panel.locator('[aria-current=step]');
      // A wide screen keeps the steps that were taken.
      const words = (step: number) =>
        size === NARROW ? [step] : [1, 2, 3].filter((number) => number <= step);

      await expect(steps).toHaveCount(3);
      expect(await seen(texts)).toEqual(words(1));
      await next.click();
      expect(await seen(texts)).toEqual(words(2));
      await expect(current).toHaveCount(1);
      await expect(current).toContainText('02');
      await expect(panel.getByRole('status')).toHaveText('Step 2 of 3');
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(next).toBeFocused();
      await expect(next).toBeDisabled();
      expect(await seen(texts)).toEqual(words(3));
      await back.focus();
      await page.keyboard.press('Space');
      expect(await seen(texts)).toEqual(words(2));

      await page.getByRole('tab').nth(3).click();
      await expect(panel.getByRole('status'), 'each story has its own').toHaveText('Step 1 of 4');
    });

  test('a link opens the tab that it names', { tag: '@full' }, async ({ page, origin }) => {
    await open(page, `${origin}${HOME}#story-proof`);
    await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAttribute('id', 'story-proof');
    await expect(panel).toBeInViewport();
    // Its words come before its buttons, so it can be reached itself.
    await page.getByRole('tab').nth(3).focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
  });

  test('one group of services is open, and another one in its place', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await open(page, origin + HOME);
    const groups = page.locator('#services details');
    const points = groups.locator('ul');
    expect(await seen(points)).toEqual([1]);
    await tabTo(page, groups.nth(1).locator('summary'), 90);
    await page.keyboard.press('Enter');
    await expect.poll(() => seen(points)).toEqual([2]);
    await groups.nth(5).locator('summary').click();
    await expect.poll(() => seen(points)).toEqual([6]);
    await groups.nth(5).locator('summary').click();
    await expect.poll(() => seen(points)).toEqual([]);

    await page.goto(`${origin}${HOME}#service-data-science`);
    await expect.poll(() => seen(points), 'the one that a link names').toEqual([4]);
    await expect(groups.nth(3)).toBeInViewport();
  });

  /** Lines that are closed until somebody asks for them, and menus link to. */
  const CLOSED = ['service-cybersecurity', 'service-data-science'].slice(
    process.env.TEST_FULL ? 0 : -1,
  );

  test('a link to a closed line opens it', { tag: '@full' }, async ({ page, origin }) => {
    for (const id of CLOSED) {
      // From elsewhere: an address that differs in its fragment alone loads nothing.
      await page.goto('about:blank');
      await open(page, `${origin}${HOME}#${id}`);
      await expect(page.locator(`#${id} > div`)).toBeInViewport();
    }
  });

  test('a reader finds a card for each role, and a link leads to one on a narrow screen, too', {
    tag: '@full',
  }, async ({ page, origin }) => {
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await open(page, `${origin}${HOME}#role-cto`);
      await expect(
        page.locator('#roles li').getByRole('link', { name: /^Learn How / }),
      ).toHaveCount(4);
      const card = page.locator('#role-cto');
      await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('link', { name: /^Learn How CTOs/ })).toBeVisible();
    }
  });

  test('a reader finds a card for each industry, whose name no width breaks in two', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await open(page, `${origin}${HOME}#industries`);
    const cards = page.locator('#industries li > a');
    await expect(cards).toHaveCount(24);
    for (const width of [320, 360, 600, 960, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await cards.evaluateAll((all) =>
        all.flatMap(({ firstChild, textContent }) =>
          [...textContent.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(firstChild as Text, index);
            range.setEnd(firstChild as Text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      );
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });

  test('a narrow screen shows one platform, and a swipe the next', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize(NARROW);
    await open(page, origin + HOME);
    const sheets = page.locator('#platforms article');
    await expect(sheets).toHaveCount(4);
    await sheets.first().scrollIntoViewIfNeeded();
    await expect(sheets.nth(1), 'its edge alone').not.toBeInViewport({ ratio: 0.2 });
    await sheets.nth(1).evaluate((sheet) => {
      sheet.parentElement?.scrollBy({ left: sheet.clientWidth, behavior: 'instant' });
    });
    await expect(sheets.nth(1).getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

  const bars = (page: Page) => page.getByRole('progressbar');
  const widths = (page: Page) =>
    page
      .locator('.gauge-fill')
      .evaluateAll((fills) => fills.map((fill) => fill.getBoundingClientRect().width > 0));

  /** The figure beside each bar: what it says, and whether its own text or the counter is drawn. */
  const figures = (page: Page) =>
    page.locator('.numeral-share').evaluateAll((all) =>
      all.map((figure) => {
        const own = getComputedStyle(figure);
        const counter = getComputedStyle(figure, '::before');
        return {
          says: figure.textContent,
          isDrawn: own.color !== 'rgba(0, 0, 0, 0)',
          isCounting: counter.content !== 'none' && counter.visibility === 'visible',
          share: own.getPropertyValue('--share'),
        };
      }),
    );
  /** Every figure at its target, as its own text. */
  const COUNTED = ['89%', '75%', '60%'].map((says) =>
    expect.objectContaining({ says, isDrawn: true, isCounting: false }),
  );

  test('the gauges fill once, when they come into view', async ({ page, origin }) => {
    await open(page, origin + HOME);
    expect(await widths(page)).toEqual([false, false, false]);
    const expected: [name: string, value: string][] = [
      ['Human resources', '89'],
      ['Investment consulting', '75'],
      ['New technologies', '60'],
    ];
    for (const [index, [name, value]] of expected.entries()) {
      const bar = bars(page).nth(index);
      await expect(bar).toHaveAccessibleName(name);
      await expect(bar).toHaveAttribute('aria-valuenow', value);
      await bar.scrollIntoViewIfNeeded();
    }
    await expect.poll(() => widths(page)).toEqual([true, true, true]);
    const share = () =>
      bars(page)
        .first()
        .evaluate((bar) => {
          const [rest = 1, fill = 0] = [...bar.querySelectorAll('rect')].map(
            (rect) => rect.getBoundingClientRect().width,
          );
          return Math.round((fill / rest) * 100);
        });
    await expect.poll(share).toBe(89);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await widths(page), 'away from them').toEqual([true, true, true]);
  });

  test('the number of a gauge counts up with its bar, and is read as its target', {
    tag: '@full',
  }, async ({ page, origin }) => {
    await open(page, origin + HOME);
    const waiting = { isDrawn: false, isCounting: true, share: '0' };
    expect(await figures(page)).toEqual(
      ['89%', '75%', '60%'].map((says) => ({ says, ...waiting })),
    );
    // Holds every transition on its way, as it begins.
    await page.evaluate(() => {
      document.addEventListener('transitionrun', () => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = 60;
        }
      });
    });
    for (const bar of await bars(page).all()) await bar.scrollIntoViewIfNeeded();
    const shares = async () => (await figures(page)).map(({ share }) => Number(share));
    await expect.poll(async () => Math.min(...(await shares()))).toBeGreaterThan(0);
    for (const [index, target] of [89, 75, 60].entries())
      expect((await shares())[index], 'on the way').toBeLessThan(target);
    expect(await figures(page)).toMatchObject(Array(3).fill({ isDrawn: false, isCounting: true }));
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await figures(page)).toEqual(COUNTED);
    expect(await shares()).toEqual([89, 75, 60]);
  });

  test('the gauges are full at once for who prefers less motion', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, origin + HOME);
    expect(await widths(page)).toEqual([true, true, true]);
    expect(await figures(page)).toEqual(COUNTED);
  });

  /** Everything that a list might hide, and nothing that only turns it. */
  const expectEverything = async (page: Page) => {
    const lists: [selector: string, count: number][] = [
      ['#business-cards > li', 6],
      ['#products-cards > li', 6],
      ['#story [role=tabpanel]', 5],
      ['#story .step-text', 16],
      ['.gauge-fill', 3],
    ];
    for (const [selector, count] of lists)
      expect((await seen(page.locator(selector))).length, selector).toBe(count);
    expect(await widths(page)).toEqual([true, true, true]);
    expect(await figures(page)).toEqual(COUNTED);
    const controls = page.locator('[data-turn], [role=tab], .dot, .slider-controls button');
    expect(await controls.count()).toBeGreaterThan(10);
    expect(await seen(controls)).toEqual([]);
  };

  test('paper gets everything: cards, stories, steps, groups, slides', { tag: '@full' }, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize(NARROW);
    await open(page, origin + HOME);
    await putOnPaper(page);
    await expectEverything(page);
    expect(await seen(page.locator('#services details ul'))).toEqual([1, 2, 3, 4, 5, 6]);
    const words = page.locator('main details > div');
    expect(await words.count()).toBe(9);
    expect(await seen(words)).toHaveLength(await words.count());
    const sheets = await page
      .locator('#platforms article, #partners article, #roles li')
      .evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect()));
    expect(
      sheets.filter(({ left, right }) => left < 0 || right > NARROW.width),
      'sheets below each other',
    ).toEqual([]);
    const edges = await page
      .locator('.slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left));
    expect(edges, 'slides below each other').toEqual([0, 0, 0, 0]);
  });

  withoutScripts(() => {
    test('a reader sees everything, and opens groups', async ({ page, origin }) => {
      await page.setViewportSize(NARROW);
      await page.goto(origin + HOME);
      await expectEverything(page);
      const points = page.locator('#services details ul');
      expect(await seen(points)).toEqual([1]);
      await page.locator('#services summary').nth(2).click();
      await expect.poll(() => seen(points)).toEqual([3]);
    });

    test('a link to a closed line opens it', async ({ page, origin }) => {
      for (const id of CLOSED) {
        await page.goto('about:blank');
        await page.goto(`${origin}${HOME}#${id}`);
        await expect(page.locator(`#${id} > div`)).toBeInViewport();
      }
    });
  });
});
