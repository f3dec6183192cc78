/** What reference numbers look like; in a file of its own, since the browser reads it as well. See reference.ts. */
export const REFERENCE = /^[A-Z]{2,4}(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/;
