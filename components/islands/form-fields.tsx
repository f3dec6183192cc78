'use client';
/** The parts of a form: label above, help below it, the error in words beside the field. */
import { type ComponentProps, cloneElement, type ReactElement, type RefObject } from 'react';

type FieldProps = {
  name: string;
  label: string;
  help?: string;
  error?: string;
  isOptional?: boolean;
  /** The word behind the label of a field that may stay empty. */
  optional: string;
  children: ReactElement<ComponentProps<'input'>>;
};

/** Labels its one control and points it to help and error. */
export function Field({ name, label, help, error, isOptional, optional, children }: FieldProps) {
  const id = `field-${name}`;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
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
      {cloneElement(children, {
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  );
}

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" className="input" {...props} />;
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea className="input" {...props} />;
}

type SummaryProps = {
  reference: RefObject<HTMLDivElement | null>;
  title: string;
  message?: string;
  errors: Record<string, string>;
};

/** What is wrong, in one place that takes the focus; each line leads to its field. */
export function ErrorSummary({ reference, title, message, errors }: SummaryProps) {
  const list = Object.entries(errors);
  return (
    <div ref={reference} tabIndex={-1} role="alert" className="form-summary">
      <h3 className="text-lg">{title}</h3>
      {message && <p className="mt-2">{message}</p>}
      {list.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {list.map(([name, error]) => (
            <li key={name}>
              <a href={`#field-${name}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
