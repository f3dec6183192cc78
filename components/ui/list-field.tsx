/** A list to choose from, with its label and perhaps a help. */
import { classes } from './classes';

type Props = {
  id: string;
  name: string;
  label: string;
  help?: string;
  /** What is chosen at first; else the first line. */
  value?: string;
  options: readonly (readonly [value: string, label: string])[];
  className?: string;
};

export function ListField({ id, name, label, help, value, options, className }: Props) {
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={help && `${id}-help`}
        className="input"
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}
