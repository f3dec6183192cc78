/**
 * The rules of the specification, sections 4, 5, 8 and 9, each with the tests that prove it.
 * `rules.spec.ts` fails when one of them is not there.
 */

type Proof = readonly [file: string, title: string];
export type Rule = { rule: string; proofs: readonly Proof[] };

const proved = (rule: string, ...proofs: Proof[]): Rule => ({ rule, proofs });

const journey = (name: string, title: string): Proof => [`e2e/journeys/${name}.spec.ts`, title];
const numbers = (title: string): Proof => ['lib/content/corpus-structure.test.ts', title];
/** In the short run; the journeys of flags.full.spec.ts build another site. */
const switched: Proof = [
  'components/layout/shell-islands.test.tsx',
  'the flag %s switches its part on and off',
];
const client = (title: string): Proof => ['lib/api-client/call-api.test.ts', title];

const ALLOW_ALL = journey(
  'first-visit',
  'a guarded page asks for consent, and opens with its query once all is allowed',
);
const SELECTED = journey(
  'choose-cookies',
  'a visitor allows two of four categories and changes them later',
);

export const RULES: Readonly<Record<string, readonly Rule[]>> = {
  '4 Cookie consent': [
    proved('Allow all: every category true, all-allowed marked, banner hidden', ALLOW_ALL),
    proved(
      'Deny all: cookie deleted, all-allowed cleared, homepage',
      journey('deny', 'who denies all in the dialog loses an earlier consent'),
    ),
    proved('Allow selected: the chosen ones stored, all-allowed only if all are true', SELECTED),
    proved('Save settings returns the five choices', SELECTED),
    proved(
      'The close icon decides nothing; the banner is shown again',
      journey('choose-cookies', 'the dialog closed without a choice decides nothing'),
    ),
    proved(
      'A guarded route is blocked when the cookie is missing, invalid or of another address',
      ['lib/visit/steps.test.ts', 'is asked again with a record of %s'],
      ['e2e/attacks/guard-bypass.spec.ts', 'without consent no header and no path'],
    ),
    proved('Then: homepage, warning, and the cookie dialog opens', ALLOW_ALL),
    proved(
      'If only the address differs, the allow button is focused instead',
      journey(
        'consent-that-fails',
        'a visitor whose address changed is asked with one button, and taken on',
      ),
    ),
    proved(
      'The cookie text reloads when the region changes',
      journey(
        'region-changes',
        'a page left open shows the cookie text of the new edition and keeps the choice there',
      ),
    ),
    proved(
      'A receipt is viewed, downloaded and withdrawn',
      journey('receipt', 'a visitor reads, downloads and withdraws what they agreed to'),
    ),
    proved(
      'A new revision of the text asks again',
      journey(
        'consent-that-fails',
        'a visitor who agreed to an older text reads the new one first',
      ),
    ),
    proved(
      'Global Privacy Control keeps marketing off and says so',
      journey('privacy-signal', 'a browser that asks for privacy is told that marketing stays off'),
    ),
    proved(
      'Scripts of a category run only after its consent',
      journey(
        'scripts-after-consent',
        'a visitor runs only what they allow, from the click until they take it back',
      ),
    ),
    proved(
      'Consent Mode signals default to denied',
      journey('consent-signals', "the signals follow the visitor's choice"),
    ),
  ],
  '4 Theme, font, region': [
    proved(
      'Kept in cookies for 365 days',
      ['lib/display/display-call.test.ts', 'both at once are kept'],
      ['lib/consent/record.test.ts', 'kept for 365 days'],
    ),
    proved(
      'Defaults: blue, medium, USA',
      journey('display', 'a reader who chose nothing gets blue and medium'),
      ['lib/region/hosts.test.ts', 'the edition of a host'],
    ),
    proved(
      '.com is USA, .in is INDIA',
      journey('region', 'on a live domain the domain decides, whatever the cookie says'),
    ),
    proved(
      'Screens follow the selections, also without scripts',
      journey('display', 'a reader chooses another theme and larger text without a mouse'),
      journey('display-without-scripts', 'black and large hold on every page'),
    ),
    proved(
      'The region selects the backend',
      client('carries the cookies, to where the edition’s calls go'),
    ),
    proved('Font sizes are multipliers', [
      'lib/display/visitor-sheet.test.ts',
      'the font size %s multiplies as the specification says',
    ]),
  ],
  '4 Idle': [
    proved(
      'Scroll, mouse move, click, focus and print reset the clock',
      journey('idle', 'every kind of activity begins the hour anew'),
    ),
    proved(
      'At 3540 s a notice offers to stay signed in',
      journey('idle', 'a minute before the limit a visitor is asked, and stays signed in'),
    ),
    proved(
      'At 3600 s the dialog cannot be dismissed; Login again ends the session, leads to /auth/login',
      journey('idle', 'nothing but a new login ends the dialog'),
      journey(
        'idle-and-sign-in',
        'who was away for an hour logs in again, and the old session is over',
      ),
    ),
    proved(
      'Without a session token nothing happens',
      journey('idle', 'who is not signed in is left alone, and nothing is loaded'),
    ),
    proved(
      'Time stamps, not ticks; shared between tabs',
      journey('idle', 'who comes back from sleep meets the dialog, whatever they do first'),
      journey('idle', 'two tabs share the hour, and a new login in one frees the other'),
    ),
    proved(
      'What was typed survives the new login',
      journey('drafts', 'a visitor finds their message again after the new login, once'),
    ),
  ],
  '4 Confidentiality overlay': [
    proved(
      'Appears at every listed key and event, whose default action is blocked',
      journey('confidentiality', 'every trigger is blocked and says who owns what stands here'),
      ['components/islands/is-confidential.test.ts', '%s counts'],
    ),
    proved(
      'I Agree hides it',
      journey('confidentiality', 'agreeing and Escape give the focus back, and the next attempt'),
    ),
    proved(
      'I Deny hides it and shows the cookie banner again',
      journey('confidentiality', 'who denies is asked about cookies again'),
    ),
    proved(
      'Form fields are exempt',
      journey('confidentiality', 'who writes in a field copies, pastes, undoes and deletes'),
    ),
    proved(
      'One flag turns it off',
      journey('flags.full', 'with the overlay off, a visitor selects and copies as anywhere'),
      switched,
    ),
  ],
  '4 Other': [
    proved(
      'Service accordion: the first group is open, the others closed',
      numbers('the first group of services is open, the others are closed'),
      journey('widgets', 'one group of services is open, and another one in its place'),
    ),
    proved(
      'Progress items animate from 0 to their target',
      journey('widgets', 'the gauges fill once, when they come into view'),
      journey('widgets', 'the gauges are full at once for who prefers less motion'),
    ),
    proved('Logout deletes the cookie userSelectedAccountDetails', [
      'lib/api/session.test.ts',
      'ends the session on the server and deletes both cookies',
    ]),
    proved(
      'A flag records whether the API server works, at first true',
      client('it works until nobody answers or it breaks, and again after the next answer'),
    ),
    proved(
      'The profile flag becomes false if fetching the account fails',
      client('the profile counts as loaded until fetching it fails'),
    ),
    proved(
      'The active menu title is tracked',
      journey('active-menu', 'a reader sees in the menu where the page belongs'),
    ),
  ],
  '5 Validation': [
    proved('The necessary toggle is fixed on', SELECTED, [
      'lib/consent/record.test.ts',
      'the necessary cookies cannot be refused within a record',
    ]),
    proved('A consent cookie must parse as a record', [
      'lib/consent/record.test.ts',
      'whatever a stranger puts into the cookie, reading it never throws',
    ]),
    proved(
      'The region route accepts INDIA and USA only',
      journey('region', 'any other value is an unknown path'),
    ),
    proved('The font setter accepts small, medium and large only', [
      'lib/display/display-call.test.ts',
      'is refused',
    ]),
    proved(
      'Newsletter form',
      journey('newsletter', 'a reader subscribes in the footer, confirms by mail and leaves again'),
    ),
    proved('Custom plan form', [
      'lib/plans/plans.test.ts',
      'a custom plan is stored with every module, and the desk reads it in words',
    ]),
    proved(
      'Contact form',
      journey('contact', 'a wrong address and a short text are mended without typing the rest'),
    ),
    proved(
      'Login form',
      journey('sign-in', 'a wrong password is told, the e-mail stays, the password does not'),
    ),
  ],
  '8 Errors': [
    proved(
      '401 with Unauthorized, INVALID_TOKEN or ACCESS_NOT_GRANTED, 403 with Forbidden resource, ' +
        'Token is missing!: refresh, retry once',
      client('with %i %s is made once more after a refresh'),
      client('is made once more and not twice'),
    ),
    proved('Refresh fails: the error is propagated', client('fails with the refresh’s error')),
    proved(
      'Other errors: the parsed or raw body is thrown',
      client('is thrown with its parsed body'),
      client('is thrown with its raw body %j'),
    ),
    proved('IP lookup fails: Failed to fetch IP details: {status}, thrown and logged', [
      'lib/api/client-ip.test.ts',
      'Failed to fetch IP details',
    ]),
    proved('Missing or invalid consent: the warning', ALLOW_ALL),
    proved('Idle limit: the dialog', journey('idle', 'nothing but a new login ends the dialog')),
    proved(
      'Notifications leave after 5 seconds',
      journey(
        'slider-and-toasts',
        'a notification leaves after 5 seconds, but not while somebody points at it',
      ),
    ),
  ],
  '9 Constants': [
    proved('Cookies last 365 days', ['lib/consent/record.test.ts', 'kept for 365 days']),
    proved('Idle limit 3600 s', [
      'components/islands/idle-clock.test.ts',
      'the notice comes a minute before the limit of an hour',
    ]),
    proved(
      'Token refresh window 10 minutes, refresh timeout 2000 ms',
      client('is refreshed once, then its new end is known'),
      client('whose refresh takes too long fails after 2000 ms'),
    ),
    proved(
      'Page-load timeout 3000 ms',
      journey('loading', 'a slow page is announced'),
      journey(
        'loading',
        'a slow answer to the contact form is announced after three seconds and gone with the answer',
      ),
    ),
    proved(
      'Slide interval 20 s',
      journey('slider-and-toasts', 'the slides move every 20 seconds until somebody pauses them'),
    ),
    proved(
      'Card page size 3, next and previous step',
      journey(
        'widgets',
        'a reader turns the arguments three at a time, with the mouse and by keyboard',
      ),
    ),
    proved('Breakpoints 400, 600, 900, 1200, 1400; grids at 600 and 960', [
      'app/styles/breakpoints.test.ts',
      'the breakpoints are those of the specification',
    ]),
    proved(
      'Homepage /{brand}cori-home',
      [
        'lib/content/corpus-structure.test.ts',
        'the homepage is there, and asks nobody for consent',
      ],
      journey('region', 'every name of the homepage shows it and names the canonical one'),
    ),
    proved(
      'Chatbot off; its message area is 9.375rem tall',
      journey('flags.full', 'with the chatbot on, a visitor opens the chat of the specification'),
      switched,
    ),
    proved('Flags: local data on, chatbot off, webcam off, IP lookup on', [
      'lib/content/flags.test.ts',
      'are set as the specification says',
    ]),
    proved('Six products', numbers('six products')),
    proved('Four slides', numbers('four slides')),
    proved('Five story tabs', numbers('five tabs of the story')),
    proved('Ten offering points', numbers('ten points of the offer')),
    proved('Three cloud partners', numbers('three cloud partners')),
    proved('Four executive roles', numbers('four roles')),
    proved('Six why-choose themes', numbers('six reasons to choose us')),
    proved('Six service groups', numbers('six groups of services')),
    proved(
      'Progress targets 89, 75, 60',
      numbers('human resources 89, investment consulting 75, new technologies 60'),
    ),
    proved('Marketing claims come from the ledger alone', [
      'lib/content/corpus-words.test.ts',
      '%s stands in the claims ledger and nowhere else',
    ]),
    proved('Standards are supported, not certified', [
      'lib/content/corpus-words.test.ts',
      'compliance is supported, not certified',
    ]),
    proved('Browsers: edge, opera, chrome, ie, firefox, safari, other', [
      'lib/browser/detect-browser.test.ts',
      'what a browser says of its brand counts more than its user agent',
    ]),
    proved(
      'Key product terms are highlighted',
      numbers('a product term is highlighted where it first stands in a section, and once'),
    ),
    proved('A placeholder stands for an address that nobody knows', [
      'lib/visit/steps.test.ts',
      'no known address',
    ]),
    proved(
      'Form identifiers: cookie consent, contact-us',
      journey('contact', 'both forms of the page carry the names of the specification'),
    ),
    proved(
      'Form identifier: support',
      journey('support', 'a customer signs in, writes to support and is sent the number'),
    ),
    proved(
      'Form identifier: help',
      journey('help', 'a visitor asks what the page of help does not answer'),
    ),
    proved(
      'Plans: 0, 10, 20 and 30, 40, 50; tabs 1Year, 3Year, Custom; Join Now',
      numbers('the plans: 0, 10, 20 for a year, 30, 40, 50 for three, each with Join Now'),
    ),
    proved(
      'Quick Apply to 25 jobs or more',
      [
        'lib/careers/applications.test.ts',
        'to 30 jobs at once: a result each, one CV, one pair of mails',
      ],
      journey(
        'quick-apply',
        'somebody applies for every open job at once, and nobody learns of it who asks again',
      ),
    ),
  ],
};
