/**
 * Why a visitor is led to the homepage, by the parameter that the redirect leaves in its query. For each
 * there is a copy of the homepage that says so (app/[region]/home/[notice]), so that no other page holds these
 * words. Used on the server and in the browser.
 */

/** The page asked for is missing; it may be read after a choice of cookies only. */
export const NOTICES = ['missing', 'consent'] as const;
export type Notice = (typeof NOTICES)[number];

const HOME_PAGE = '/home';

/** The folder, below app/[region], of the copy that gives this notice. */
export const noticePage = (notice: Notice): string => `${HOME_PAGE}/${notice}`;

/** The folder of the copy that a visit of `page` with this query is shown, if it is one. */
export function noticePageFor(page: string, query: URLSearchParams): string | undefined {
  const notice = page === HOME_PAGE && NOTICES.find((name) => query.has(name));
  return notice ? noticePage(notice) : undefined;
}
