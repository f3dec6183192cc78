/**
 * Which links a browser loads ahead while the pointer rests on them. Sent as /speculation-rules.json,
 * which the middleware names in a header to visitors that the guard lets through.
 *
 * Prefetch, not prerender: a page that is only fetched runs nothing. So a visitor who never opened it is not
 * counted as active, not refreshed as signed in, and loses no draft.
 */

/** Addresses that do something, depend on the visitor, or are no pages. */
const ONLY_WHEN_OPENED = ['/USA*', '/INDIA*', '/api/*', '/auth/*', '/*.*', '/*\\?(.+)'];

export const speculationRules = {
  prefetch: [
    {
      // After 200 ms of hover, or when a finger comes down.
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ONLY_WHEN_OPENED } },
          // Follows the visitor's choice also after the page has come.
          { selector_matches: '[data-consent="given"] a' },
          { not: { selector_matches: '[href*="#"], [download], [rel~="nofollow"]' } },
        ],
      },
    },
  ],
};
