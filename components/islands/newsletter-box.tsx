'use client';
/** Sends the newsletter box of the footer. What sends it is loaded when a visitor begins to type. */
import { useEffect } from 'react';

const load = () => import('./newsletter-sender');

export function NewsletterBox() {
  useEffect(() => {
    const box = document.querySelector<HTMLFormElement>('[data-newsletter]');
    if (!box) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Where it cannot be loaded, the page that has the form does the same.
    const fail = () => location.assign(box.action);
    const begin = () => load().then(({ begin }) => begin(), fail);
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      load().then(({ send }) => send(box), fail);
    };
    box.addEventListener('focusin', begin, { signal, once: true });
    box.addEventListener('submit', send, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
