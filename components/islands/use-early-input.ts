/**
 * What a visitor has typed or chosen before React took the form over, on a slow line or coming back to the page:
 * React says nothing of it, and a field that it controls loses it with the next change of another.
 */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, given);
  }
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

/**
 * @param take is given the form once, when React has it, if any field differs from what the server gave
 * @returns the reference that the form is to have
 */
export function useEarlyInput(
  take: (form: HTMLFormElement) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const onEarly = useEffectEvent(take);
  useEffect(() => {
    if (form.current && [...form.current.elements].some(isChanged)) onEarly(form.current);
  }, []);
  return form;
}
