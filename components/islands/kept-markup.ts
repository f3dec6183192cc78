/**
 * Markup that the browser keeps: its data and its code were never sent, so an element that React has
 * to make once more (after an error, say) gets its inside from the element that is in the document.
 */

/** Names an element whose inside may be needed again. Elements of one name have the same inside. */
export const KEPT = 'data-kept';

const cache = new Map<string, { __html: string }>();

/**
 * What `dangerouslySetInnerHTML` takes. React turns `__html` into text only when it makes an
 * element, and never while it hydrates, so the document is read in that case alone.
 * @param name the value of the attribute `data-kept`
 */
export function keptMarkup(name: string): { __html: string } {
  const known = cache.get(name);
  if (known) return known;
  const inside = () => document.querySelector(`[${KEPT}=${JSON.stringify(name)}]`)?.innerHTML ?? '';
  // Not a string, but `innerHTML` makes one of it: only then is it read.
  const markup = { __html: { toString: inside } as unknown as string };
  cache.set(name, markup);
  return markup;
}
