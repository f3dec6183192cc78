/**
 * The entities of the specification's section 3, each with exactly the fields that it names. This is
 * what a backend says and what our own API answers; pages are made of the schemas in content/.
 * The mapping between the two is in the files beside this one.
 */
import { z } from 'zod';

/** A path on this site, an https address, or `drawing:` and the name of one of our drawings. */
const picture = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/|drawing:[a-z])/, 'a path, an https address or drawing:<name>');
const path = z.string().min(1);
const instant = z.iso.datetime();
/** Where in a list something stands, from 1. */
const serial = z.int().positive();
const markup = z.string().describe('Text with a little inline markup.');

export const cookieText = z.strictObject({
  title: z.string(),
  descriptionOne: markup,
  descriptionTwo: markup,
  descriptionThree: markup,
  descriptionFour: markup,
});
export type CookieText = z.infer<typeof cookieText>;

export const themeOption = z.strictObject({
  title: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'a color such as #0b2a5b'),
});

export const menuItem = z.strictObject({
  id: z.string().min(1),
  serial,
  createdDate: instant,
  updatedDate: instant,
  title: z.string(),
  routerLink1: path,
  name: z.string().optional(),
  description: z.string().optional(),
  image: picture.optional(),
  hoverImage: picture.optional(),
  titleDescription: markup.optional(),
  routerLink2: path.optional(),
  linkText1: z.string().optional(),
  source: z.string().optional(),
  sourceText: z.string().optional(),
});
export type MenuItem = z.infer<typeof menuItem>;

/** 1 for the heading of Healthcare. */
const activeHeader = z.literal([0, 1]);

/** The generic content item: whatever a page shows, in fields of which each needs a few. */
export const contentItem = z.strictObject({
  id: z.uuid(),
  name: z.string().optional(),
  title: z.string().optional(),
  description: markup.optional(),
  titleDescription: markup.optional(),
  image: picture.optional(),
  hoverImage: picture.optional(),
  nameSpl: z.string().optional(),
  activeHeader: activeHeader.optional(),
  routerLink1: path.optional(),
  routerLink2: path.optional(),
  linkText1: z.string().optional(),
  extraLink1: path.optional(),
  extraLink1Name: z.string().optional(),
  extraLink1Description: markup.optional(),
  extraLink1Image: picture.optional(),
  extraLink2: path.optional(),
  extraLink2Name: z.string().optional(),
  extraLink2Description: markup.optional(),
  extraLink2Image: picture.optional(),
  extraLink3: path.optional(),
  extraLink3Name: z.string().optional(),
  extraLink3Description: markup.optional(),
  extraLink3Image: picture.optional(),
  extraLink4: path.optional(),
  extraLink4Name: z.string().optional(),
  extraLink4Description: markup.optional(),
  extraLink4Image: picture.optional(),
  buttonText: z.string().optional(),
  companyName: z.string().optional(),
  templateControlDetailId: z.string().optional(),
  controlSectionId: z.string().optional(),
  description1: markup.optional(),
  description2: markup.optional(),
  inputText: z.string().optional(),
  name_title: z.string().optional(),
  headingOne: z.string().optional(),
  descriptionOne: markup.optional(),
  headingTwo: z.string().optional(),
  descriptionTwo: markup.optional(),
  titleDescriptionTwo: markup.optional(),
  imageOne: picture.optional(),
  imageTwo: picture.optional(),
  image1: picture.optional(),
  imageSmall: picture.optional(),
  imageMedium: picture.optional(),
  imageLarge: picture.optional(),
  backgroundImage: picture.optional(),
  backgroundImage2: picture.optional(),
});
export type ContentItem = z.infer<typeof contentItem>;

export const slide = z.strictObject({
  title: z.string(),
  image: picture,
  titleDescription: markup,
  extraLink1: path,
  extraLink1Name: z.string(),
  extraLink2: path,
  extraLink2Name: z.string(),
});

export const benefit = z.strictObject({
  src: picture,
  title: z.string(),
  description: markup,
  routerLinkText: z.string(),
  routerLink: path,
});

export const point = z.strictObject({
  title: z.string(),
  titleDescription: markup,
  image: picture,
});

export const accordionService = z.strictObject({
  title: z.string(),
  content: markup,
  point1: markup,
  point2: markup.optional(),
  point3: markup.optional(),
  point4: markup.optional(),
  point5: markup.optional(),
  isOpen: z.boolean(),
});
export type AccordionService = z.infer<typeof accordionService>;

export const progressItem = z.strictObject({
  title: z.string(),
  /** Where the bar starts. */
  value: z.literal(0),
  /** Where it ends, in percent. */
  target: z.number().min(0).max(100),
});

export const testimonial = z.strictObject({ description: markup, author: z.string() });

/** News and articles. The description begins with a date, where there is one: '2026-11-20: Customers …'. */
export const newsItem = z.strictObject({
  title: z.string(),
  description: markup,
  image: picture,
  routerLink: path,
});
export type NewsItem = z.infer<typeof newsItem>;

export const teamMember = z.strictObject({
  title: z.string(),
  titleDescription: markup,
  image: picture,
});

export const cardItem = z.strictObject({
  title: z.string(),
  name: z.string(),
  image: picture,
  routerLink1: path,
});
export type CardItem = z.infer<typeof cardItem>;

export const careerHeading = z.strictObject({
  serial,
  uid: z.uuid(),
  createdDate: instant,
  updatedDate: instant,
  createdBy: z.string(),
  updatedBy: z.string(),
  status: z.literal('A'),
  topText: z.string(),
  activeHeader,
});

/** The four links are employer, team, location and work mode: what a card shows without being opened. */
export const careerCard = z.strictObject({
  title: z.string(),
  titleDescription: markup,
  image: picture,
  actionImage: picture,
  actionText: z.string(),
  extraLink1Name: z.string(),
  extraLink1Image: picture,
  extraLink2Name: z.string(),
  extraLink2Image: picture,
  extraLink3Name: z.string(),
  extraLink3Image: picture,
  extraLink4Name: z.string(),
  extraLink4Image: picture,
});

export const planCard = z.strictObject({
  title: z.string(),
  description: markup,
  /** The price as a number, in the currency of the edition: '8', '650'. */
  titleDescription: z.string().regex(/^\d+(\.\d+)?$/, 'a number, such as 8 or 650'),
  extraLink1: path,
  extraLink1Name: z.string(),
});

/** What a backend answers for the consulting home. */
export const consultingHome = z.strictObject({
  /** The page, then its sections in their order, and below each what it holds. */
  content: z.array(contentItem).min(1),
  services: z.array(accordionService),
  news: z.array(newsItem),
  blogs: z.array(newsItem),
  testimonials: z.array(testimonial),
});
export type ConsultingHome = z.infer<typeof consultingHome>;

export const menuItems = z.array(menuItem).min(1);
export const cardItems = z.array(cardItem);
