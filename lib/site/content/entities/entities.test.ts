/** The entities of the specification's section 3, and what our own API answers in them. */
import type { z } from 'zod';
import { route } from '@/lib/platform/api/route';
import { contentCollections } from '@/lib/site/content/endpoints/content-collections';
import { testRequest } from '../../../platform/api/testing/test-request.ts';
import { REGIONS } from '../../../platform/region/region.ts';
import { THEMES } from '../../display/display.ts';
import { jobPages } from '../job-pages.ts';
import { brand } from '../site.ts';
import type { Collections } from './collections.ts';
import * as entity from './schema.ts';

const { GET } = route(contentCollections);

const extraLinks = [1, 2, 3, 4].flatMap((number) =>
  ['', 'Name', 'Description', 'Image'].map((part) => `extraLink${number}${part}`),
);

/** Word for word from the specification. */
const FIELDS: [name: string, schema: z.ZodObject, fields: string | string[]][] = [
  [
    'the cookie text',
    entity.cookieText,
    'title descriptionOne descriptionTwo descriptionThree descriptionFour',
  ],
  ['a theme option', entity.themeOption, 'title color'],
  [
    'a menu item',
    entity.menuItem,
    'id serial createdDate updatedDate title routerLink1 name description image hoverImage titleDescription routerLink2 linkText1 source sourceText',
  ],
  [
    'a content item',
    entity.contentItem,
    [
      ...'id name title description titleDescription image hoverImage nameSpl activeHeader'.split(
        ' ',
      ),
      ...'routerLink1 routerLink2 linkText1 buttonText companyName'.split(' '),
      ...extraLinks,
      ...'templateControlDetailId controlSectionId description1 description2 inputText'.split(' '),
      ...'name_title headingOne descriptionOne headingTwo descriptionTwo'.split(' '),
      ...'titleDescriptionTwo imageOne imageTwo image1 imageSmall imageMedium'.split(' '),
      ...'imageLarge backgroundImage backgroundImage2'.split(' '),
    ],
  ],
  [
    'a slide',
    entity.slide,
    'title image titleDescription extraLink1 extraLink1Name extraLink2 extraLink2Name',
  ],
  ['a benefit', entity.benefit, 'src title description routerLinkText routerLink'],
  ['a point', entity.point, 'title titleDescription image'],
  [
    'a service of the accordion',
    entity.accordionService,
    'title content point1 point2 point3 point4 point5 isOpen',
  ],
  ['a progress item', entity.progressItem, 'title value target'],
  ['a testimonial', entity.testimonial, 'description author'],
  ['a piece of news', entity.newsItem, 'title description image routerLink'],
  ['a team member', entity.teamMember, 'title titleDescription image'],
  ['a card', entity.cardItem, 'title name image routerLink1'],
  [
    'the heading of careers',
    entity.careerHeading,
    'serial uid createdDate updatedDate createdBy updatedBy status topText activeHeader',
  ],
  [
    'a career card',
    entity.careerCard,
    [
      ...'title titleDescription image actionImage actionText'.split(' '),
      ...extraLinks.filter((field) => /Name|Image/.test(field)),
    ],
  ],
  ['a plan card', entity.planCard, 'title description titleDescription extraLink1 extraLink1Name'],
];

test.each(FIELDS)('%s has exactly the fields of the specification', (_, schema, fields) => {
  const named = typeof fields === 'string' ? fields.split(' ') : fields;
  expect(Object.keys(schema.shape).sort()).toEqual(named.sort());
});

describe.each(REGIONS)('what the pages of %s consist of', (region) => {
  let given: Collections;
  beforeAll(async () => {
    // The pipeline holds the answer to its description.
    const answer = await GET(testRequest(`/api/v1/content/collections?region=${region}`));
    expect(answer.status).toBe(200);
    given = await answer.json();
  });

  test('four slides lead to a demo and to more', () => {
    expect(given.slides).toHaveLength(4);
    for (const { extraLink1, extraLink1Name, extraLink2Name } of given.slides) {
      expect(extraLink1).toMatch(/^\/contact-us\?topic=demo&product=(code|cori|si|itc)#message$/);
      expect(extraLink1Name).toBe('Request Demo');
      expect(extraLink2Name).toMatch(/^Learn How .* helps$/);
    }
  });

  test('six groups of services, the first open', () => {
    expect(given.services.map(({ isOpen }) => isOpen)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
  });

  test('every job with employer, team, place and work mode, and a heading', () => {
    expect(given.careers).toHaveLength(jobPages('USA').length);
    for (const card of given.careers) {
      expect(card.actionText).toBe('Apply now');
      expect(card.extraLink1Name).toBe(brand[region].name);
    }
    const { createdDate, updatedDate, status, topText } = given.careerHeading;
    expect(createdDate < updatedDate).toBe(true);
    expect([status, topText]).toEqual([
      'A',
      expect.stringMatching(new RegExp(`^Work at ${brand[region].name}`)),
    ]);
  });

  test('six plans, each with its price as a number and where to sign up', () => {
    expect(given.plans).toHaveLength(6);
    expect(new Set(given.plans.map(({ titleDescription }) => titleDescription)).size).toBe(6);
    for (const { extraLink1, extraLink1Name } of given.plans)
      expect([extraLink1Name, extraLink1]).toEqual([
        'Join Now',
        expect.stringMatching(/^\/plan\/subscribe-/),
      ]);
  });

  test('five themes by name and color', () => {
    expect(given.themes).toHaveLength(THEMES.length);
    expect(given.themes).toContainEqual({ title: 'Blue', color: '#1b3be0' });
  });

  test('benefits, ten points of the offer, progress, people and words of customers', () => {
    expect(given.benefits.length).toBeGreaterThan(5);
    expect(given.points.length).toBeGreaterThan(9);
    expect(given.progress.every(({ value, target }) => value === 0 && target > 0)).toBe(true);
    expect(given.team).toHaveLength(8);
    expect(given.testimonials.length).toBeGreaterThan(5);
    // A claim is said, its footnote stays on its page.
    expect(JSON.stringify(given)).not.toMatch(/\{claim:|class=|#note-/);
  });
});
