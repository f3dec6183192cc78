/** A value as a body of a kind is sent: JSON, a plain form, or multipart. */
import type { BodyKind } from '../endpoint-description.ts';

const written = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

export function encodeBody(kind: BodyKind, value: unknown): BodyInit {
  if (kind === 'body') return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value as object).map(
    ([name, one]) => [name.toWellFormed(), one] as const,
  );
  if (kind === 'form')
    return new URLSearchParams(pairs.map(([name, one]) => [name, written(one)])).toString();
  const form = new FormData();
  for (const [name, one] of pairs) form.append(name, one instanceof Blob ? one : written(one));
  return form;
}
