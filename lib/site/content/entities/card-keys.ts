/** The groups of cards that can be asked for, by the folder of their pages. */

export const CARD_FOLDERS = {
  'home-why-engage-with-us-card': '/whytop',
  'home-products-card': '/Products',
  'home-industries-card': '/Company',
} as const;

export type CardKey = keyof typeof CARD_FOLDERS;
export const CARD_KEYS = Object.keys(CARD_FOLDERS) as [CardKey, ...CardKey[]];
