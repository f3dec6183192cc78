/** Where the drafts of a page are kept: in this tab only, by path. */

export const DRAFT_KEY = 'draft:';
export const draftKey = () => DRAFT_KEY + location.pathname;

/** Takes the drafts of this page out, so that they are put back once. */
export function takeDrafts(): string | null {
  try {
    const stored = sessionStorage.getItem(draftKey());
    sessionStorage.removeItem(draftKey());
    return stored;
  } catch {
    // Storage is forbidden: there are no drafts.
    return null;
  }
}
