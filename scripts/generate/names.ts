/** How names in folders become names in code. */

/** Of a folder or file: lower case words with hyphens. */
export const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** 'claim-bar' → 'ClaimBar', the name of its component. */
export const componentName = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** 'consent-receipts' → 'consentReceipts'. */
export const variableName = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
