/** Words with a figure or a name in them. */

/** @returns `text` with each `{name}` replaced by its value */
export const fillWords = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
