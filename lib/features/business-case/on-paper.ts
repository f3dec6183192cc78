/** Which of the page's calculations is printed: the one that was used last; app/styles/paper.css leaves out the other. */
import type { SyntheticEvent } from 'react';

function take({ currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-asked]'))
    form.dataset.asked = String(form === currentTarget);
}

/** For the form of each. Before its own button prints. */
export const lastUsed = { onClickCapture: take, onInputCapture: take };
