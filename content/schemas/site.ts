/** The files under content/site: brand, regions, routes, navigation, claims, cookies and more. */
import { z } from 'zod';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { means } from './meaning.ts';
import {
  address,
  anchor,
  email,
  href,
  name,
  phone,
  plain,
  rich,
  sample,
  submissionKind,
} from './parts.ts';

export const brand = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9]*$/),
  name: plain(30),
  legalName: plain(60),
  references: z
    .string()
    .regex(/^[A-Z]{2,4}$/, { error: 'two to four capital letters, such as "NV"' }),
  website: z.url({
    protocol: /^https$/,
    error: 'is not an https address like https://www.example.com',
  }),
  mailDomain: z.string().regex(/^[a-z0-9.-]+\.[a-z]+$/),
  revision: plain(10),
});

const amount = z.number().min(0);
/**
 * Prices by group and name, in the currency of each edition: an amount, or the lowest and the highest
 * one. A text names them: {price:cori.premium}.
 */
export const prices = z.record(
  name,
  z.record(
    name,
    z.union([amount, z.tuple([amount, amount])], { error: 'an amount, or [from, to]' }),
  ),
);

/** What we promise everybody, in the words of every page: {promise:answer}. */
export const promises = z.record(name, plain(90));

/** A regular expression, as a text that a machine reads. */
const expression = z.string().refine((source) => {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'is no regular expression');
/**
 * What is true of the company, in the words of every page: {fact:employees}. A text that matches one of
 * `contradictions` is refused; where it has a group, only when the group is not part of `words`.
 */
export const facts = z
  .record(
    name,
    z.strictObject({
      words: plain(90).optional(),
      contradictions: z.array(expression).optional(),
      sample: sample.optional(),
    }),
  )
  .superRefine((all, context) => {
    for (const [fact, { words, sample }] of Object.entries(all)) {
      const message = isCounted(fact)
        ? (words ?? sample) !== undefined &&
          'is counted: write `people` in content/site/offices.yaml, and here what contradicts it alone'
        : words === undefined
          ? 'has no words. Add "words:" with text'
          : sample === undefined && 'does not say "sample: true" or "sample: false"';
      if (message) context.addIssue({ code: 'custom', path: [fact], message });
    }
  });
/** Employees are counted where the offices say how many `people` work in each. */
const isCounted = (fact: string) => /^employees(-|$)/.test(fact);
/** What is true of the company, counted or stated. */
export type Fact = { words: string; contradictions?: string[] | undefined; sample: boolean };
export type Facts = Record<string, Fact>;

/** The form in which code reads opening hours, to count how long an answer took. */
export const OPENING_HOURS = /^Monday to Friday, (\d+):(\d\d) (am|pm) to (\d+):(\d\d) (am|pm)\b/;
const timeOfDay = z.string().regex(/^(1[0-2]|[1-9]):[0-5]\d [ap]m$/, 'a time like "9:30 am"');
/** Of an office, Monday to Friday; texts and mails say them in one line. */
const openingHours = means(
  'text',
  z
    .strictObject({ opens: timeOfDay, closes: timeOfDay, clock: plain(30) })
    .transform(({ opens, closes, clock }) => `Monday to Friday, ${opens} to ${closes} ${clock}`),
);

/** An office, as the contact page, the footer, mails and search engines are told of it. */
export const office = z.strictObject({
  id: anchor,
  city: plain(40),
  role: plain(60),
  country: z.enum(REGIONS),
  address: z.array(plain(60)).min(2).max(5),
  email,
  phone,
  hours: openingHours,
  /** How many work there. */
  people: z.int().min(0),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  sample,
});
export type Office = z.infer<typeof office>;
/** As many as there are; the first of each country is its edition's desk. */
export const offices = z
  .array(office)
  .refine(
    (all) => REGIONS.every((region) => all.some(({ country }) => country === region)),
    'must have an office in each country: the first one is the desk of its edition',
  );

/**
 * What staff of the desk often answer, to some kinds of message or to all; [name] and the like are filled in when one
 * is chosen.
 */
export const savedAnswers = z.array(
  z.strictObject({
    id: anchor,
    title: plain(40),
    for: z.array(submissionKind).min(1).optional(),
    text: plain(1200),
  }),
);

/** A claim: what may be said, on what ground, by whose word, until when. */
export const claim = z.strictObject({
  id: name,
  /** The bare figure, set large: '98%'. */
  figure: plain(30),
  /** The figure within a sentence: '98% faster'. */
  wording: plain(120),
  /** The ground it stands on, shown as the footnote. */
  basis: plain(400),
  scope: plain(200),
  owner: plain(60),
  /** ISO date. After it build and desk warn, and a release waits, until somebody looks at the claim again. */
  review: z.iso.date(),
  /** True where what was counted is invented; visitors see it marked. */
  sample: sample.optional(),
});
export const claims = z.array(claim);

export const routes = z.array(
  z.strictObject({
    /** The canonical public path. `{brand}` stands for the brand's slug. */
    path: z.string().startsWith('/'),
    /** The folder below app/[region] and the file below content/pages. */
    page: z.string().startsWith('/'),
    guarded: z.boolean(),
    /**
     * What the browser's tab says: the last segment of the path in words, or the page's `name` where
     * that segment is no words to a reader ('whatweare', 'web-developer-1').
     */
    tab: z.enum(['path', 'name']).default('path'),
    /** False keeps the page out of search engines. */
    indexed: z.boolean().default(true),
    /** True lets visitors without scripts send its form to it (POST). */
    takesForm: z.boolean().default(false),
    /** True when that form has a file, so that more may be sent. */
    takesFiles: z.boolean().default(false),
    /**
     * True for a page that answers any query (?q=…), a list for one that answers these parameters alone:
     * app/[region]/answer renders it.
     */
    answersQuery: z.union([z.boolean(), z.array(z.string()).min(1)]).default(false),
    /** True for a page to which no menu and no page leads: mails do, or a form, or people who know it. */
    unlisted: z.boolean().default(false),
    /** What may stand in the path below it; /auth/invite/x is asked for as /auth/invite?code=x. */
    below: name.optional(),
    /** Other paths that show the same page and name `path` as canonical. */
    alias: z.array(z.string().startsWith('/')).default([]),
    /** Wrong but likely spellings, and addresses of an older site (`/about.html`): 308 to `path`. */
    twin: z.array(z.string().startsWith('/')).default([]),
    /** Path of the page above, for breadcrumbs. */
    parent: z.string().startsWith('/').optional(),
  }),
);

const menuLink = z.strictObject({
  label: plain(40),
  href,
  text: plain(90).optional(),
});
export const navigation = z.strictObject({
  menus: z
    .array(
      z.strictObject({
        id: anchor,
        title: plain(20),
        text: plain(160),
        columns: z
          .array(z.strictObject({ title: plain(40), links: z.array(menuLink).min(1) }))
          .min(1)
          .max(4),
      }),
    )
    .length(5),
  /** Of a part of the site, for pages with a section `section-menu`. */
  menubars: z.strictObject({
    products: z
      .array(menuLink.omit({ text: true }))
      .min(3)
      .max(8),
  }),
  footer: z.array(z.strictObject({ title: plain(40), links: z.array(menuLink).min(1) })),
  social: z.array(
    z.strictObject({
      network: z.enum(['twitter', 'youtube', 'linkedin', 'facebook', 'instagram']),
      href: address,
    }),
  ),
});

export const cookieText = z
  .strictObject({
    /** Changes when the meaning of the text changes; visitors are then asked again. */
    revision: z.iso.date(),
    /** Those before it, newest first. A page that was open meanwhile may still send one. */
    formerRevisions: z.array(z.iso.date()),
    /** Of the words that `revision` is about: `npm run content` says what to write when they are others. */
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{8}$/, 'eight digits in quotes, as `npm run content` names them')
      .optional(),
    title: plain(80),
    descriptionOne: rich(),
    descriptionTwo: rich(),
    descriptionThree: rich(),
    descriptionFour: rich(),
    /** The banner's one short paragraph. */
    banner: rich(400),
    categories: z
      .array(
        z.strictObject({
          id: z.enum(['necessary', 'performance', 'marketing', 'analytical', 'functional']),
          title: plain(40),
          text: rich(300),
        }),
      )
      .length(5),
  })
  .refine(
    ({ revision, formerRevisions }) =>
      [revision, ...formerRevisions].every((date, index, all) => date > (all[index + 1] ?? '')),
    { path: ['formerRevisions'], error: 'dates older than `revision`, newest first, none twice' },
  );

/** What each flag switches stands beside it in content/site/flags.yaml. */
export const flags = z.strictObject({
  localData: z.boolean(),
  chatbot: z.boolean(),
  webcam: z.boolean(),
  ipLookup: z.boolean(),
  confidentialityOverlay: z.boolean(),
  sampleMarks: z.boolean(),
});

/** Words of US spelling and their Indian English form; applied to the INDIA edition. */
export const spelling = z.record(z.string(), z.string());

/** What a native writer would not say: what to write, the phrases in which it is right, its one edition. */
export const wording = z.record(
  z.string(),
  z.strictObject({
    write: plain(40),
    except: z.array(z.string()).optional(),
    only: z.enum(REGIONS).optional(),
  }),
);
export type Wording = z.infer<typeof wording>;

/** Laws, offices, documents and money that the country of an edition has and the other has not. */
export const countryWords = z.strictObject({ words: z.array(z.string().min(1)) });
export type CountryWords = z.infer<typeof countryWords>;

/** Product terms that the renderer highlights once a section. */
export const terms = z.array(plain(30));

/** As a visitor types it, and as the index has it. */
const typedWord = z
  .string()
  .regex(/^[a-z0-9]{2,20}$/, 'one word: small letters and digits, in quotes where it is a number');
/** By which words pages are asked for, and which words mean the same; see lib/site/search. */
export const search = z.strictObject({
  pages: z.array(z.strictObject({ href, words: z.array(typedWord).min(1).max(20) })),
  words: z.record(typedWord, z.array(typedWord).min(1).max(4)),
});
