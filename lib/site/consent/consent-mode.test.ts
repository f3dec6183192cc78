/** Consent Mode v2: which signals a choice grants, and how the page says it. */
import { createContext, runInContext } from 'node:vm';
import { CONSENT_DEFAULT_SCRIPT, SIGNALS, signalsOf } from './consent-mode.ts';
import { CATEGORIES, everyCategory, OPTIONAL_CATEGORIES } from './record.ts';

/** As Google's documentation lists them. */
const V2 = [
  'ad_personalization',
  'ad_storage',
  'ad_user_data',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];
const granted = (choices: Parameters<typeof signalsOf>[0]) =>
  Object.entries(signalsOf(choices))
    .filter(([, state]) => state === 'granted')
    .map(([signal]) => signal)
    .sort();

test('every signal of version 2 belongs to exactly one category', () => {
  expect(CATEGORIES.flatMap((category) => [...SIGNALS[category]]).sort()).toEqual(V2);
});

test('who refuses grants what is necessary, who allows all grants all', () => {
  expect(granted(everyCategory(false))).toEqual(['security_storage']);
  expect(granted(everyCategory(true))).toEqual(V2);
  expect(Object.keys(signalsOf(everyCategory(false))).sort()).toEqual(V2);
});

test.each(OPTIONAL_CATEGORIES)('%s grants its own signals and no other', (category) => {
  const choices = { ...everyCategory(false), [category]: true };
  expect(granted(choices)).toEqual([...SIGNALS[category], 'security_storage'].sort());
});

describe('the first words of a page', () => {
  /** What the script leaves in the browser's globals. */
  function run(page: { dataLayer?: unknown[] } = {}) {
    runInContext(CONSENT_DEFAULT_SCRIPT, createContext(page));
    return page as { dataLayer: ArrayLike<unknown>[]; gtag: (...command: unknown[]) => void };
  }

  test('deny every signal but the necessary one, as a command that Google’s tags understand', () => {
    const [command] = run().dataLayer;
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect(Array.from(command ?? [])).toEqual([
      'consent',
      'default',
      signalsOf(everyCategory(false)),
    ]);
  });

  test('keep what a tag had put there, and take further commands', () => {
    const page = run({ dataLayer: [['earlier']] });
    page.gtag('consent', 'update', {});
    expect(page.dataLayer.map((command) => command[0])).toEqual(['earlier', 'consent', 'consent']);
  });
});
