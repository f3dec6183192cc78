'use client';
/** What stands between a field's label and its control: how to fill it in, and what is wrong with it. */

export const fieldId = (name: string) => `field-${name}`;

type Props = { id: string; help: string | undefined; error: string | undefined };

export function Hints({ id, help, error }: Props) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}
