/** What stands in a form, by the names of its fields, as an address of the page would say it. */

export type Typed = Readonly<Record<string, string[]>>;

/** @param form without files */
export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]));
}
