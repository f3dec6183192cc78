'use client';
/**
 * Moves the slides by themselves every 20 s unless somebody hovers, pauses or prefers less motion; the
 * keyboard's focus stops them. Without scripts they scroll beside each other. The carousel pattern of
 * the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
import { useEffect } from 'react';
import type { EnhancementProps } from '@/components/islands/enhancement';

/** Specification, section 9: slide interval, in milliseconds. */
const INTERVAL_MS = 20_000;

/** Gives the controls of `slider` their work. @returns what takes it away again */
function slide(slider: HTMLElement): () => void {
  const track = slider.querySelector<HTMLElement>('.slider-track') as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...slider.querySelectorAll<HTMLElement>('.dot')];
  const play = slider.querySelector<HTMLElement>('[data-play]');
  const listening = new AbortController();
  const { signal } = listening;
  let current = 0;
  /** Where it moves to by itself; a step that is asked for meanwhile goes on from there. */
  let heading: number | undefined;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isHovered = false;
  let timer: ReturnType<typeof setTimeout>;

  function show(index: number) {
    heading = (index + slides.length) % slides.length;
    track.scrollTo({ left: heading * track.clientWidth });
  }

  /** Says how it stands, and counts anew to the next slide. */
  function update() {
    const isMoving = isPlaying && !isHovered;
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = String(index === current);
    if (play) play.textContent = (isPlaying ? play.dataset.pause : play.dataset.play) ?? '';
    track.ariaLive = isMoving ? 'off' : 'polite';
    clearTimeout(timer);
    if (isMoving) timer = setTimeout(() => show(current + 1), INTERVAL_MS);
  }

  // Which slide is seen decides which one is current, however it got there.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // A slide out of sight must not take the focus; without scripts all of them may.
        (target as HTMLElement).inert = !isIntersecting;
        if (isIntersecting) current = slides.indexOf(target as HTMLElement);
      }
      if (current === heading) heading = undefined;
      update();
    },
    { root: track, threshold: 0.6 },
  );
  for (const each of slides) observer.observe(each);

  function press({ target }: Event) {
    const button = (target as Element).closest<HTMLElement>('button');
    if (!button) return;
    if (button === play) isPlaying = !isPlaying;
    else if (button.dataset.step) show((heading ?? current) + Number(button.dataset.step));
    else if (dots.includes(button)) show(dots.indexOf(button));
    update();
  }
  function hover({ type }: Event) {
    isHovered = type === 'pointerenter';
    update();
  }
  function focus({ target }: Event) {
    // Who comes by keyboard starts it again with the button; a click is no wish to stop.
    if (!(target as Element).matches(':focus-visible')) return;
    isPlaying = false;
    update();
  }
  // A hand on the slides takes them elsewhere.
  for (const touch of ['pointerdown', 'wheel', 'keydown'])
    track.addEventListener(touch, () => (heading = undefined), { signal, passive: true });
  slider.addEventListener('click', press, { signal });
  slider.addEventListener('pointerenter', hover, { signal });
  slider.addEventListener('pointerleave', hover, { signal });
  slider.addEventListener('focusin', focus, { signal });
  update();

  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

export default function SliderMotion({ section }: EnhancementProps) {
  useEffect(() => {
    const slider = document.getElementById(section)?.querySelector<HTMLElement>('.slider');
    return slider ? slide(slider) : undefined;
  }, [section]);
  return null;
}
