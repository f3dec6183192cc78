'use client';
import { fieldId, Hints } from './field-hints';
/** Several boxes to tick under one question. The first one takes the focus from the error summary. */
import type { FieldProps } from './field-props';

export function CheckboxGroup({ field, words, options, value, error }: FieldProps) {
  const { name, isRequired } = field;
  const id = fieldId(name);
  const ticked = Array.isArray(value) ? value : [];
  return (
    <fieldset
      aria-describedby={words[`${name}Help`] || error ? `${id}-hints` : undefined}
      className="field sm:col-span-2"
    >
      <legend>
        {words[name]}
        {!isRequired && <span className="font-normal text-muted"> ({words.optional})</span>}
      </legend>
      <div id={`${id}-hints`} className="empty:hidden">
        <Hints id={id} help={words[`${name}Help`]} error={error} />
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={ticked.includes(option.value)}
              aria-invalid={error ? true : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
