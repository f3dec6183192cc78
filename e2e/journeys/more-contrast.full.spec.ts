/** Where the system asks for more contrast, what was pale is as strong as the text, in every theme. */
import { HOME } from '../../lib/site/content/routes.ts';
import { THEMES } from '../../lib/site/display/display.ts';
import { display } from '../support/axe.ts';
import { EDITIONS } from '../support/editions.ts';
import { inEach } from '../support/in-each.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { contrast: 'more' } });

inEach(EDITIONS, ({ edition }) => {
  test('secondary text and hairlines take the strength of the text', async ({ page, arrive }) => {
    await arrive(edition, HOME);
    const footer = page.getByRole('contentinfo');
    for (const theme of THEMES) {
      await display(page, 'theme', theme);
      const inks = await footer.evaluate((element) => {
        const colors = getComputedStyle(element);
        return ['muted', 'color', 'footer-muted', 'footer-text', 'line', 'line-strong'].map(
          (token) => colors.getPropertyValue(`--${token}`),
        );
      });
      const [muted, color, footerMuted, footerText, line, strongLine] = inks;
      expect([muted, footerMuted, line], theme).toEqual([color, footerText, strongLine]);
    }
  });
});
