'use client';
/** One field from its definition: label above, help below it, the error in words beside it. */
import type { ComponentProps } from 'react';
import { acceptedBy, limitInWords } from '@/lib/platform/files/limits';
import { CheckboxGroup } from './checkbox-group';
import { fieldId, Hints } from './field-hints';
import type { FieldProps } from './field-props';
import { PasswordInput } from './password-input';
import { RegionSelect } from './region-select';
import { Select } from './select';

export function Field(props: FieldProps) {
  const { field, words, options, value, error } = props;
  const { name, kind, isRequired, isEitherOf, isHalf, className } = field;
  if (kind === 'hidden')
    return <input type="hidden" name={name} defaultValue={String(value ?? '')} />;
  if (kind === 'checkboxes') return <CheckboxGroup {...props} />;
  const id = fieldId(name);
  const help = helpOf(field, words);
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={['field', isHalf ? 'field-half' : 'sm:col-span-2', className]
        .filter(Boolean)
        .join(' ')}
    >
      <label htmlFor={id}>
        {words[name]}
        {!isRequired && (
          <span className="font-normal text-muted">
            {' '}
            ({isEitherOf ? words.eitherOf : words.optional})
          </span>
        )}
      </label>
      <Hints id={id} help={help} error={error} />
      <Control
        field={field}
        value={value}
        options={options}
        words={words}
        choose={words[`${name}Choose`]}
        id={id}
        name={name}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}

/** What a file may be is said by the rule itself. */
function helpOf({ name, takes }: FieldProps['field'], words: FieldProps['words']) {
  const help = words[`${name}Help`];
  return takes ? help?.replace('{limit}', limitInWords(takes)) : help;
}

type Shared = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'
>;
type ControlProps = Shared &
  Pick<FieldProps, 'field' | 'value' | 'options' | 'words'> & { choose?: string | undefined };

function Control({ field, value, options, words, choose, ...shared }: ControlProps) {
  const { kind, autoComplete, inputMode, maxLength, takes, asksElsewhere } = field;
  const List = asksElsewhere ? RegionSelect : Select;
  const text = {
    className: 'input',
    autoComplete,
    inputMode,
    maxLength,
    defaultValue: String(value ?? ''),
  };
  switch (kind) {
    case 'textarea':
      return <textarea {...shared} {...text} rows={7} />;
    case 'select':
      return <List {...shared} {...{ options, words, choose }} defaultValue={text.defaultValue} />;
    case 'checkbox':
      return <input {...shared} type="checkbox" defaultChecked={value === true} />;
    case 'file':
      return (
        <input {...shared} type="file" className="input" accept={takes && acceptedBy(takes)} />
      );
    case 'password':
      // Never given back, not even to its owner.
      return <PasswordInput {...shared} {...text} words={words} defaultValue={undefined} />;
    default:
      return <input {...shared} {...text} type={kind} />;
  }
}
