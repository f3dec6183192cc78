/** The inventory of cookies and storage: it names what the code uses, and what scripts bring along. */

import { DRAFT_KEY } from '../../../components/islands/draft-store.ts';
import { ACTIVITY_KEY } from '../../../components/islands/idle-clock.ts';
import { scripts as scriptsSchema } from '../../../content/schemas/cookies.ts';
import { codeCookieName } from '../../features/accounts/asking-browser.ts';
import { attemptCookieName } from '../../features/oidc/attempt.ts';
import { REGION_COOKIE, REGIONS } from '../../platform/region/region.ts';
import { ACCOUNT_COOKIE, sessionCookieName } from '../../platform/session/cookies.ts';
import { ALL_ALLOWED_COOKIE, consentCookieName, receiptKey } from '../consent/record.ts';
import { CODE_ADDRESS_KEY, WELCOME_KEY } from '../display/account-name.ts';
import { DENIED_KEY, FONT_SIZE_COOKIE, THEME_COOKIE } from '../display/display.ts';
import { cookieInventory, originsOf, scripts } from './cookies.ts';

/** The names that the code uses, by the kind of place. */
const USED = {
  cookie: [
    REGION_COOKIE,
    THEME_COOKIE,
    FONT_SIZE_COOKIE,
    ...REGIONS.map(consentCookieName),
    ALL_ALLOWED_COOKIE,
    sessionCookieName(false),
    ACCOUNT_COOKIE,
    attemptCookieName(false),
    codeCookieName(false),
  ],
  'local storage': [...REGIONS.map(receiptKey), ACTIVITY_KEY],
  'session storage': [DENIED_KEY, `${DRAFT_KEY}*`, CODE_ADDRESS_KEY, WELCOME_KEY],
} as const;

describe.each(REGIONS)('in the edition %s', (region) => {
  test.each(Object.entries(USED))(
    'every %s that the code uses is listed, and no other',
    (kind, names) => {
      const listed = cookieInventory[region].filter((item) => item.kind === kind);
      expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort());
    },
  );

  test('the default site has no script that waits for consent, so all is necessary', () => {
    expect(scripts[region]).toEqual([]);
    expect(new Set(cookieInventory[region].map(({ category }) => category))).toEqual(
      new Set(['necessary']),
    );
  });
});

test('a script opens the policy for its own origin and those it names, each once', () => {
  const script = {
    id: 'visits',
    category: 'analytical',
    setBy: 'Example',
    src: 'https://cdn.example.com/a/visits.js?x=1',
    origins: { connect: ['https://collect.example.com'] },
    cookies: [],
  };
  const list = scriptsSchema.parse([
    script,
    { ...script, id: 'again' },
    { ...script, id: 'own', src: '/count.js', origins: undefined },
  ]);
  expect(originsOf(list)).toEqual({
    script: ['https://cdn.example.com'],
    connect: ['https://collect.example.com'],
    image: [],
  });
});
