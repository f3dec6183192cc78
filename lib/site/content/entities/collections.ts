/**
 * The entities that our pages consist of, beside those that have endpoints of their own: slides, benefits,
 * points, service groups, progress, testimonials, team, careers, plans and themes. Texts are those of
 * the finished page: claims are looked up, without their footnotes.
 */
import { z } from 'zod';
import type { RichText } from '../../../../content/schemas/parts.ts';
import type { Region } from '../../../platform/region/region.ts';
import { THEMES } from '../../display/display.ts';
import { themeColor } from '../../display/theme-css.ts';
import { brand } from '../brand.ts';
import { jobPages } from '../job-pages.ts';
import { getMessages } from '../messages.ts';
import { getPage } from '../pages.ts';
import { MARK, picturePath } from '../picture-path.ts';
import type { Section, SectionOf } from '../prepare.ts';
import { listedRoutes } from '../routes.ts';
import { toService } from './consulting-home.ts';
import { entityId } from './ids.ts';
import { drawingUrl, pictureOf } from './picture.ts';
import * as entity from './schema.ts';

export const collections = z.strictObject({
  slides: z.array(entity.slide),
  benefits: z.array(entity.benefit),
  points: z.array(entity.point),
  services: z.array(entity.accordionService),
  progress: z.array(entity.progressItem),
  testimonials: z.array(entity.testimonial),
  team: z.array(entity.teamMember),
  careerHeading: entity.careerHeading,
  careers: z.array(entity.careerCard),
  plans: z.array(entity.planCard),
  themes: z.array(entity.themeOption),
});
export type Collections = z.infer<typeof collections>;

const HOME = '/home';
const CAREERS = '/Careers';

/** '$10', '₹1,200'. What has a range, or words, for a price is no plan with a price. */
const SINGLE_AMOUNT = /^\D*(\d[\d,]*(?:\.\d+)?)\D*$/;

/** Without what only the page gives a meaning: footnotes and highlighted terms. */
const markup = ({ html }: RichText): string =>
  html.replace(/<sup class="note">.*?<\/sup>/g, '').replace(/<b class="term">(.*?)<\/b>/g, '$1');

/** Midnight UTC of an ISO date, as the instant that the entity has. */
const instant = (date: string | undefined) => new Date(date ?? 0).toISOString();

function careerHeading(region: Region): Collections['careerHeading'] {
  const [head] = getPage(CAREERS, region).sections as SectionOf<'page-intro'>[];
  // The newest job first.
  const days = jobPages(region).map(({ facts }) => facts.posted);
  const author = brand[region].legalName;
  return {
    serial: 1,
    uid: entityId(region, 'careers'),
    createdDate: instant(days.at(-1)),
    updatedDate: instant(days[0]),
    createdBy: author,
    updatedBy: author,
    status: 'A',
    topText: head?.heading ?? '',
    activeHeader: 0,
  };
}

function careers(region: Region): Collections['careers'] {
  const { apply } = getMessages(region).careers;
  return jobPages(region).map(({ path, description, facts }) => ({
    title: facts.title,
    titleDescription: description,
    image: pictureOf(path, region),
    actionImage: MARK,
    actionText: apply,
    extraLink1Name: facts.employer,
    extraLink1Image: MARK,
    extraLink2Name: facts.team,
    extraLink2Image: MARK,
    extraLink3Name: facts.location,
    extraLink3Image: MARK,
    extraLink4Name: facts.workMode,
    extraLink4Image: MARK,
  }));
}

/** What the pages of an edition hold, in the order of the route table. */
export function collectionsOf(region: Region): Collections {
  const pages = listedRoutes().map(({ page }) => ({ page, ...getPage(page, region) }));
  /** `make` of each section of a type on every page, or on `only`. */
  function of<Type extends Section['type'], T>(
    type: Type,
    make: (section: SectionOf<Type>, page: string) => T[],
    only?: string,
  ): T[] {
    return pages.flatMap(({ page, sections }) =>
      only && only !== page
        ? []
        : sections
            .filter((section): section is SectionOf<Type> => section.type === type)
            .flatMap((section) => make(section, page)),
    );
  }
  return {
    slides: of('hero-slider', ({ slides }) =>
      slides.map(({ title, text, drawing, primary, secondary }) => ({
        title,
        image: drawingUrl(drawing.name),
        titleDescription: markup(text),
        extraLink1: primary.href,
        extraLink1Name: primary.label,
        extraLink2: secondary.href,
        extraLink2Name: secondary.label,
      })),
    ),
    benefits: of('benefits', ({ items }) =>
      items.map(({ title, text, drawing, link }) => ({
        src: drawingUrl(drawing.name),
        title,
        description: markup(text),
        routerLinkText: link.label,
        routerLink: link.href,
      })),
    ),
    points: of('legend', ({ items, drawing }, page) =>
      items.map(({ title, text }) => ({
        title,
        titleDescription: markup(text),
        image: drawing ? drawingUrl(drawing.name) : picturePath(page, region),
      })),
    ),
    services: of(
      'accordion',
      ({ items }) =>
        items.map(({ content, points, ...item }) =>
          toService({ ...item, content: markup(content), points: points.map(markup) }),
        ),
      HOME,
    ),
    progress: of('progress', ({ items }) =>
      items.map(({ label, figure }) => ({
        title: label,
        value: 0 as const,
        target: Number.parseFloat(figure),
      })),
    ),
    testimonials: of('testimonials', ({ items }) =>
      items.map(({ quote, author }) => ({ description: markup(quote), author })),
    ),
    team: of('team', ({ items }, page) =>
      items.map(({ name, role, text }) => ({
        title: name,
        titleDescription: `<strong>${role}</strong><br>${markup(text)}`,
        image: picturePath(page, region),
      })),
    ),
    careerHeading: careerHeading(region),
    careers: careers(region),
    plans: of('plan-tabs', ({ tabs }) =>
      tabs.flatMap(({ cards }) =>
        cards.flatMap(({ title, text, price, link }) => {
          const amount = SINGLE_AMOUNT.exec(price)?.[1]?.replaceAll(',', '');
          if (!amount) return [];
          return {
            title,
            description: markup(text),
            titleDescription: amount,
            extraLink1: link.href,
            extraLink1Name: link.label,
          };
        }),
      ),
    ),
    themes: THEMES.map((theme) => ({
      title: getMessages(region).themes[theme],
      color: themeColor(theme),
    })),
  };
}
