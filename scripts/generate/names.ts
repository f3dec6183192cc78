/** How names in folders become names in code. */

/** Of a folder or file: lower case words with hyphens. */
export const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** 'claim-bar' → 'ClaimBar', the name of its component. */
export const componentName = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** 'consent-receipts' → 'consentReceipts'. */
export const variableName = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Words of the language, which can name no variable. */
export const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false
  finally for function if implements import in instanceof interface let new null package private protected
  public return static super switch this throw true try typeof var void while with yield`.split(
    /\s+/,
  ),
);
