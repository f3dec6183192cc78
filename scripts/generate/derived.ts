/** What follows from some folders. */

/** What is wrong with the folders, one line each, and the text of each module by its file's name. */
export type Derived = { problems: string[]; modules: Record<string, string> };
