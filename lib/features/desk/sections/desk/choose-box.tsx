/** A list with the button that acts on it: by keyboard, a closed list takes another value with each arrow. */
import { Button } from '@/components/ui/button';

type Props = {
  label: string;
  /** The first line, which stands for none. */
  none: string;
  options: readonly { id: string; title: string }[];
  /** Chosen at first. */
  chosen?: string | null;
  button: string;
  /** @param id empty for none */
  onChoose: (id: string) => void;
};

export function ChooseBox({ label, none, options, chosen, button, onChoose }: Props) {
  return (
    <form
      aria-label={label}
      className="flex min-w-0 flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(String(new FormData(event.currentTarget).get('chosen')));
      }}
    >
      <label className="field min-w-0">
        <span className="label">{label}</span>
        <select key={chosen} name="chosen" className="input" defaultValue={chosen ?? ''}>
          <option value="">{none}</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary" className="h-12">
        {button}
      </Button>
    </form>
  );
}

/** Staff as a list to choose from. */
export const asOptions = (staff: readonly { id: string; name: string }[]) =>
  staff.map(({ id, name }) => ({ id, title: name }));
