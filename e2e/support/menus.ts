/** The main menu: buttons in the header or in the sheet of small screens, and a panel for each. */
import type { Locator, Page } from '@playwright/test';

/** The button of the menu called `title`; in the sheet it also says what the menu holds. */
export const menuButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title}\\b`) });

/** The open panel of the menu called `title`. */
export const menuPanel = (page: Page, title: string): Locator =>
  page.getByRole('navigation', { name: title, exact: true });
