/**
 * The consulting home as generic content items, in the order of the page: the page itself, then each
 * section followed by what it holds. `controlSectionId` is the anchor of the section; what an item is
 * within it, `templateControlDetailId` says. Service groups, news, articles and testimonials are lists
 * of their own, as the specification has them.
 */
import type { z } from 'zod';
import type { page } from '../../../../content/schemas/page.ts';
import type { Region } from '../../../platform/region/region.ts';
import { entityId } from './ids.ts';
import { drawingName, drawingUrl, pictureOf } from './picture.ts';
import type { AccordionService, ConsultingHome, ContentItem, NewsItem } from './schema.ts';

/** The page as its file has it. */
export type PageContent = z.input<typeof page>;
type Section = PageContent['sections'][number];
type Of<Type extends Section['type']> = Extract<Section, { type: Type }>;
type Link = { label: string; href: string };
type Fields = Omit<Partial<ContentItem>, 'id' | 'controlSectionId'>;

/** What begins a section, and which type of section it is. The two lists of pages are told apart. */
const SECTION_TYPES = {
  'page-intro': 'page-intro',
  feature: 'feature',
  accordion: 'accordion',
  'areas-of-expertise': 'areas-of-expertise',
  testimonials: 'testimonials',
  'daily-news': 'page-list',
  'blog-list': 'page-list',
  'who-we-are': 'who-we-are',
  closing: 'closing',
} as const satisfies Record<string, Section['type']>;
type Kind = keyof typeof SECTION_TYPES;
const isKind = (value = ''): value is Kind => Object.hasOwn(SECTION_TYPES, value);

const NEWS_SECTION = 'news';
const SERVICE_ANCHOR = 'group-';
/** The words of a link to a piece of news, where no item of its section has others. */
const READ_MORE = 'Read more';
const DATED = /^(?:(\d{4}-\d{2}-\d{2}): )?(.*)$/s;

/* To entities. */

const links = (section: { primary?: Link; secondary?: Link }): Fields => ({
  ...(section.primary && {
    extraLink1: section.primary.href,
    extraLink1Name: section.primary.label,
  }),
  ...(section.secondary && {
    extraLink2: section.secondary.href,
    extraLink2Name: section.secondary.label,
  }),
});

const picture = (drawing: { name: string; alt: string } | undefined): Fields =>
  drawing ? { imageOne: drawingUrl(drawing.name), descriptionOne: drawing.alt } : {};

const paragraphs = (texts: string[]): Fields[] =>
  texts.map((description) => ({ templateControlDetailId: 'paragraph', description }));

const facts = (list: { term: string; value: string }[] = []): Fields[] =>
  list.map(({ term, value }) => ({
    templateControlDetailId: 'fact',
    title: term,
    description: value,
  }));

const points = (list: { title: string; text: string }[] = []): Fields[] =>
  list.map(({ title, text }) => ({ templateControlDetailId: 'point', title, description: text }));

const skills = (groups: Of<'areas-of-expertise'>['groups']): Fields[] =>
  groups.flatMap(({ title, text, skills: names }) => [
    { templateControlDetailId: 'group', title, ...(text && { description: text }) },
    ...names.map((name) => ({
      templateControlDetailId: 'skill',
      title: name,
      headingOne: title,
    })),
  ]);

const linkWords = (items: Of<'page-list'>['items']): Fields[] =>
  items.map(({ link }) => ({
    templateControlDetailId: 'link',
    routerLink1: link.href,
    linkText1: link.label,
  }));

function kindOf(section: Section): Kind {
  if (section.type === 'page-list') return section.id === NEWS_SECTION ? 'daily-news' : 'blog-list';
  if (isKind(section.type)) return section.type;
  throw new Error(
    `A section "${section.type}" has no entities; see lib/site/content/entities/consulting-home.ts`,
  );
}

/** What a section says in items below its own. */
function itemsBelow(section: Section): Fields[] {
  switch (section.type) {
    case 'page-intro':
      return facts(section.facts);
    case 'feature':
      return [...paragraphs(section.paragraphs), ...points(section.points)];
    case 'who-we-are':
      return [...paragraphs(section.paragraphs), ...facts(section.facts)];
    case 'areas-of-expertise':
      return skills(section.groups);
    case 'page-list':
      return linkWords(section.items);
    case 'testimonials':
      return section.items.some(({ sample }) => sample)
        ? [{ templateControlDetailId: 'sample' }]
        : [];
    default:
      return [];
  }
}

function toItems(section: Section): Fields[] {
  const { label, heading, intro } = section as { label: string; heading: string; intro?: string };
  return [
    {
      templateControlDetailId: kindOf(section),
      ...{ nameSpl: label, title: heading, ...(intro && { titleDescription: intro }) },
      ...('variant' in section && { name: section.variant }),
      ...picture('drawing' in section ? section.drawing : undefined),
      ...links(section as { primary?: Link; secondary?: Link }),
    },
    ...itemsBelow(section),
  ];
}

/** A group of services; its texts as they are written. */
export const toService = ({
  title,
  content,
  points: [point1 = '', ...others],
  isOpen = false,
}: Of<'accordion'>['items'][number]): AccordionService => ({
  ...{ title, content, point1, isOpen },
  ...Object.fromEntries(others.map((text, index) => [`point${index + 2}`, text])),
});

/** @param content the page's file in that edition */
export function toConsultingHome(content: PageContent, region: Region): ConsultingHome {
  const { sections } = content;
  const own = <Type extends Section['type']>(type: Type) =>
    sections.filter((section): section is Of<Type> => section.type === type);
  const news = (kind: Kind): NewsItem[] =>
    own('page-list')
      .filter((section) => kindOf(section) === kind)
      .flatMap(({ items }) =>
        items.map(({ title, text, date, link }) => ({
          title,
          description: date ? `${date}: ${text}` : text,
          image: pictureOf(link.href, region),
          routerLink: link.href,
        })),
      );
  const items = sections.flatMap((section) =>
    toItems(section).map((fields, index) => ({
      id: entityId(region, 'consulting', section.id, index),
      controlSectionId: section.id,
      ...fields,
    })),
  );
  const { name, description } = content;
  const id = entityId(region, 'consulting');
  return {
    content: [{ id, templateControlDetailId: 'page', name, description }, ...items],
    services: own('accordion').flatMap((section) => section.items.map(toService)),
    news: news('daily-news'),
    blogs: news('blog-list'),
    testimonials: own('testimonials').flatMap((section) =>
      section.items.map(({ quote, author }) => ({ description: quote, author })),
    ),
  };
}

/* From entities. */

const link = (href?: string, label = ''): Link | undefined => (href ? { label, href } : undefined);
const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
/** For lists that a section may do without. */
const orNone = <T>(list: T[]) => (list.length > 0 ? list : undefined);

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const NUMBERS = [1, 2, 3, 4, 5] as const;
const fromService = ({ title, content, isOpen, ...points }: AccordionService) => ({
  id: SERVICE_ANCHOR + slug(title),
  ...{ title, content },
  points: NUMBERS.flatMap((number) => points[`point${number}`] ?? []),
  ...(isOpen && { isOpen }),
});

function fromNews(items: NewsItem[], below: ContentItem[]) {
  return items.map(({ title, description, routerLink }) => {
    const [, date, text = ''] = DATED.exec(description) ?? [];
    const words = below.find(({ routerLink1 }) => routerLink1 === routerLink)?.linkText1;
    return defined({ title, text, date, link: link(routerLink, words ?? READ_MORE) });
  });
}

/** The fields of a section beyond its head. */
function bodyOf(
  kind: Kind,
  below: ContentItem[],
  { services, news, blogs, testimonials }: ConsultingHome,
) {
  const of = (part: string) =>
    below.filter(({ templateControlDetailId }) => templateControlDetailId === part);
  const texts = () => of('paragraph').map(({ description }) => description);
  const terms = () =>
    of('fact').map(({ title, description }) => ({ term: title, value: description }));
  switch (kind) {
    case 'page-intro':
      return { facts: orNone(terms()) };
    case 'feature': {
      const list = of('point').map(({ title, description }) => ({ title, text: description }));
      return { paragraphs: texts(), points: orNone(list) };
    }
    case 'who-we-are':
      return { paragraphs: texts(), facts: terms() };
    case 'areas-of-expertise':
      return {
        groups: of('group').map(({ title, description }) =>
          defined({
            title,
            text: description,
            skills: of('skill').flatMap((skill) =>
              skill.headingOne === title ? [skill.title] : [],
            ),
          }),
        ),
      };
    case 'accordion':
      return { items: services.map(fromService) };
    case 'daily-news':
      return { items: fromNews(news, of('link')) };
    case 'blog-list':
      return { items: fromNews(blogs, of('link')) };
    case 'testimonials': {
      const sample = of('sample').length > 0;
      return {
        items: testimonials.map(({ description, author }) => ({
          quote: description,
          author,
          sample,
        })),
      };
    }
    case 'closing':
      return {};
  }
}

/**
 * @param local the page's file in that edition: a picture that is no drawing of ours gives way to the
 * drawing that the section of the same name has there, because pages load nothing from elsewhere
 * @returns the content of pages/consulting.yaml, not checked yet; a section without a heading is hidden
 */
export function fromConsultingHome(given: ConsultingHome, local: PageContent): object {
  const drawingOf = ({ controlSectionId, imageOne, descriptionOne }: ContentItem) => {
    const name = drawingName(imageOne);
    if (name) return { name, alt: descriptionOne };
    const section = local.sections.find(({ id }) => id === controlSectionId);
    return section && 'drawing' in section ? section.drawing : undefined;
  };
  const [home] = given.content.filter((item) => item.templateControlDetailId === 'page');
  const sections = given.content.flatMap((item) => {
    const { templateControlDetailId: kind, controlSectionId: id } = item;
    if (!isKind(kind)) return [];
    const below = given.content.filter((other) => other !== item && other.controlSectionId === id);
    return defined({
      type: SECTION_TYPES[kind],
      id,
      variant: item.name,
      label: item.nameSpl,
      heading: item.title ?? '',
      intro: item.titleDescription,
      drawing: kind === 'page-intro' || kind === 'feature' ? drawingOf(item) : undefined,
      ...bodyOf(kind, below, given),
      primary: link(item.extraLink1, item.extraLink1Name),
      secondary: link(item.extraLink2, item.extraLink2Name),
    });
  });
  const { name, description } = home ?? {};
  return { name, description, schema: local.schema, sections };
}
