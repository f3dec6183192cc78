/** One schema a section type. The map at the end is the list of all section types. */
import { z } from 'zod';
import { FONT_SIZES, THEMES } from '../../lib/display/display.ts';
import { storedItem } from './cookies.ts';
import { anchor, figure, link, measured, name, picture, plain, rich } from './parts.ts';
import { office } from './site.ts';

/** What every section has: an anchor, a margin label, a heading, perhaps an opening. */
const head = {
  id: anchor,
  label: plain(60),
  heading: plain(110),
  intro: rich().optional(),
};
const titled = z.strictObject({ title: plain(80), text: rich() });

const heroSlider = z.strictObject({
  type: z.literal('hero-slider'),
  id: anchor,
  label: plain(60),
  /** Slides: each names one platform line; the first holds the page's h1. */
  slides: z
    .array(
      z.strictObject({
        id: anchor,
        label: plain(60),
        title: plain(80),
        text: rich(300),
        picture,
        primary: link,
        secondary: link,
      }),
    )
    .length(4),
});

const claimBar = z.strictObject({
  type: z.literal('claim-bar'),
  id: anchor,
  /** Read by screen readers only. */
  heading: plain(110),
  items: z.array(figure).min(3).max(4),
});

/** What is IP: an explanation with a list of terms beside it. */
const definition = z.strictObject({
  ...head,
  type: z.literal('definition'),
  paragraphs: z.array(rich()).min(1).max(6),
  terms: z
    .array(z.strictObject({ term: plain(60), text: rich(300) }))
    .min(2)
    .max(8),
});

/** What we offer: numbered points, like the legend of a drawing. */
const legend = z.strictObject({
  ...head,
  type: z.literal('legend'),
  picture: picture.optional(),
  items: z.array(titled).min(4).max(12),
});

/** Why different: two drawings side by side. */
const comparison = z.strictObject({
  ...head,
  type: z.literal('comparison'),
  before: z.strictObject({ title: plain(60), picture, points: z.array(rich(240)).min(2).max(6) }),
  after: z.strictObject({ title: plain(60), picture, points: z.array(rich(240)).min(2).max(6) }),
});

const platforms = z.strictObject({
  ...head,
  type: z.literal('platforms'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        name: plain(40),
        title: plain(90),
        text: rich(),
        points: z.array(rich(200)).min(2).max(5),
        picture,
        link: link.optional(),
      }),
    )
    .min(3)
    .max(4),
});

/** Storytelling: tabs, each with cards and a stepper. */
const story = z.strictObject({
  ...head,
  type: z.literal('story'),
  tabs: z
    .array(
      z.strictObject({
        id: anchor,
        title: plain(30),
        lead: rich(500),
        cards: z.array(titled).min(2).max(4),
        steps: z.array(titled).min(3).max(5),
      }),
    )
    .length(5),
});

/** Business strategy: short arguments, each with somewhere to go. */
const strategy = z.strictObject({
  ...head,
  type: z.literal('strategy'),
  items: z
    .array(z.strictObject({ id: anchor, title: plain(80), text: rich(), link: link.optional() }))
    .min(3)
    .max(8),
});

/** Industries served, as a dense index. Each entry links to its page once that page exists. */
const sectorIndex = z.strictObject({
  ...head,
  type: z.literal('sector-index'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        /** The last segment of the sector's path. */
        slug: z.string().regex(/^[\w&-]+$/),
        name: plain(40),
        text: rich(160),
      }),
    )
    .min(20)
    .max(30),
});

const partners = z.strictObject({
  ...head,
  type: z.literal('partners'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        name: plain(30),
        picture,
        text: rich(),
        services: z.array(plain(60)).min(3).max(6),
        link: link.optional(),
      }),
    )
    .length(3),
});

/** The six modules, each as its picture. */
const products = z.strictObject({
  ...head,
  type: z.literal('products'),
  /** `sheet` shows one large picture beside a list, `index` one row a module. */
  variant: z.enum(['sheet', 'index']),
  items: z
    .array(
      z.strictObject({
        code: plain(6),
        title: plain(80),
        text: rich(400),
        picture,
        link,
      }),
    )
    .length(6),
});

const roles = z.strictObject({
  ...head,
  type: z.literal('roles'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        role: plain(6),
        title: plain(60),
        question: plain(160),
        text: rich(),
        link,
      }),
    )
    .length(4),
});

const closing = z.strictObject({
  ...head,
  type: z.literal('closing'),
  primary: link,
  secondary: link.optional(),
});

/** The head of an inner page; holds the h1. */
const pageIntro = z.strictObject({
  ...head,
  type: z.literal('page-intro'),
  primary: link.optional(),
  secondary: link.optional(),
});

/** The head of a product page: its picture first; holds the h1. */
const productHero = z.strictObject({
  type: z.literal('product-hero'),
  id: anchor,
  label: plain(60),
  code: plain(6),
  /** The code written out: 'Human resource information system'. */
  expansion: plain(80),
  heading: plain(110),
  text: rich(500),
  picture,
  primary: link,
  secondary: link,
  facts: z
    .array(z.strictObject({ term: plain(30), value: plain(60) }))
    .min(2)
    .max(4),
});

const problem = z.strictObject({
  ...head,
  type: z.literal('problem'),
  paragraphs: z.array(rich()).min(1).max(4),
  /** How a reader recognises the problem at home. */
  signs: z.array(rich(200)).min(2).max(6),
});

/** What it does: the parts of the picture, explained by number. */
const anatomy = z.strictObject({
  ...head,
  type: z.literal('anatomy'),
  parts: z.array(titled).min(4).max(8),
});

const figures = z.strictObject({
  ...head,
  type: z.literal('figures'),
  items: z.array(figure).min(2).max(4),
});

/** Rules and standards that apply, named per edition. */
const rules = z.strictObject({
  ...head,
  type: z.literal('rules'),
  items: z
    .array(z.strictObject({ name: plain(60), text: rich(400) }))
    .min(3)
    .max(8),
});

const integration = z.strictObject({
  ...head,
  type: z.literal('integration'),
  items: z
    .array(
      z.strictObject({
        system: plain(40),
        direction: z.enum(['in', 'out', 'both']),
        text: rich(240),
      }),
    )
    .min(3)
    .max(8),
});

const plans = z.strictObject({
  ...head,
  type: z.literal('plans'),
  rows: z
    .array(z.strictObject({ name: plain(40), price: plain(40), unit: plain(60), text: rich(300) }))
    .min(2)
    .max(5),
  note: rich(500),
});

/** Groups of services, each a row that opens; the first one is usually open. */
const accordion = z.strictObject({
  ...head,
  type: z.literal('accordion'),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        title: plain(60),
        content: rich(400),
        points: z.array(rich(160)).min(1).max(5),
        isOpen: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(10)
    // Rows that share a name close each other, so a second open one would close the first.
    .refine((items) => items.filter(({ isOpen }) => isOpen).length <= 1, 'one open item at most'),
});

/** Shares of a hundred that have been measured: each is a claim whose figure is like '89%'. */
const progress = z.strictObject({
  ...head,
  type: z.literal('progress'),
  items: z.array(measured(60)).min(2).max(5),
});

const questions = z.strictObject({
  ...head,
  type: z.literal('questions'),
  items: z
    .array(z.strictObject({ question: plain(140), answer: rich() }))
    .min(3)
    .max(8),
});

const offices = z.strictObject({
  ...head,
  type: z.literal('offices'),
  /** Described for those who cannot see the map. */
  mapAlt: plain(300),
  /** Filled in from content/site; see lib/content/pages.ts. */
  items: z.array(office).max(0, 'written in content/site/offices.yaml').default([]),
});

const contactForm = z.strictObject({
  ...head,
  type: z.literal('contact-form'),
  topics: z
    .array(z.strictObject({ value: name, label: plain(60) }))
    .min(3)
    .max(10),
  /** What happens after the message is sent, step by step. */
  next: z.array(rich(240)).min(2).max(4),
});

const loginForm = z.strictObject({
  ...head,
  type: z.literal('login-form'),
  /** What whoever signs in should know, beside the form. */
  notes: z
    .array(z.strictObject({ title: plain(60), text: rich(300) }))
    .min(2)
    .max(4),
});

/** Everything that the site keeps in a browser. Only the head is written in the page's file. */
const cookieList = z.strictObject({
  ...head,
  type: z.literal('cookie-list'),
  /** Filled in from content/site; see lib/content/pages.ts. */
  items: z.array(storedItem).max(0, 'written in content/site/cookies.yaml').default([]),
  /** ISO date of the cookie text; filled in like the items. */
  revision: z.string().max(0, 'written in content/site/cookie-text.yaml').default(''),
});

/** The display settings: what each theme and size is for. Their names are interface strings. */
const displayForm = z.strictObject({
  ...head,
  type: z.literal('display-form'),
  themes: z
    .array(z.strictObject({ value: z.enum(THEMES), text: plain(160) }))
    .length(THEMES.length),
  fontSizes: z
    .array(z.strictObject({ value: z.enum(FONT_SIZES), text: plain(160) }))
    .length(FONT_SIZES.length),
  /** Beside the links to the two editions. */
  edition: rich(300),
  /** How a choice is made where no scripts run. */
  withoutScripts: rich(300),
});

/** Every section type by name. components/sections/map.tsx must have one component for each. */
export const section = z.discriminatedUnion('type', [
  heroSlider,
  claimBar,
  definition,
  legend,
  comparison,
  platforms,
  story,
  strategy,
  sectorIndex,
  partners,
  products,
  roles,
  closing,
  pageIntro,
  productHero,
  problem,
  anatomy,
  figures,
  rules,
  integration,
  plans,
  accordion,
  progress,
  questions,
  offices,
  contactForm,
  loginForm,
  cookieList,
  displayForm,
]);
