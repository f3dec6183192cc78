/**
 * A form whose result is counted in the browser while somebody changes it. What counts is loaded with the first
 * change, the address keeps what was put in, and a field says whether it can be used. Without scripts the form
 * is sent, and the server counts.
 */
import { type ComponentType, useState } from 'react';
import { keepSearch } from './keep-search';
import { type Typed, typedIn } from './typed-in';
import { useEarlyInput } from './use-early-input';
import { useOnDemand } from './use-on-demand';

/** @param load imports what shows the result; the same function at every call */
export function useCounting<Props>(load: () => Promise<ComponentType<Props>>) {
  const { Shown, show } = useOnDemand(load);
  const [typed, setTyped] = useState<Typed>();
  const [isAway, setAway] = useState(false);

  function count(form: HTMLFormElement) {
    for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid]'))
      field.ariaInvalid = String(!field.validity.valid);
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    // Where the answer of the server would begin.
    keepSearch(`?${new URLSearchParams(pairs)}`, new URL(form.action).hash);
    setTyped(typedIn(form));
    show().then((isHere) => setAway(!isHere));
  }

  return {
    /** For the form. */
    counted: {
      ref: useEarlyInput(count),
      onInput: ({ currentTarget }: { currentTarget: HTMLFormElement }) => count(currentTarget),
    },
    /** Shows the result of `typed`; both are undefined until something has changed. */
    Shown: typed && Shown,
    typed,
    /** A button that sends the form is needed where scripts run too: what counts did not arrive. */
    isAway,
  };
}
