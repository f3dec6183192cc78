/** What a maker of `npm run new` gives: files to write, and what is left for a person. */
export type Made = {
  /** Path from the root of the project → text. */
  files: Record<string, string>;
  /** A line to add at the end of a list: file and text. */
  added?: { file: string; text: string };
  next: string[];
};

/** `name` as a sentence's words: 'Energy_&_Resources' → 'Energy & Resources'. */
export const readable = (name: string) => name.replace(/[_-]/g, ' ');
