'use client';
/**
 * Slides that snap beside each other. Without scripts they scroll; with scripts there are buttons,
 * and they move by themselves every 20 s unless somebody hovers, pauses or prefers less motion; the
 * keyboard's focus stops them. The carousel pattern of the ARIA Authoring Practices: the controls
 * come before the slides, and the section around is what is called a carousel.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Specification, section 9: slide interval, in milliseconds. */
const INTERVAL_MS = 20_000;

export type SliderStrings = Record<
  'previous' | 'next' | 'pause' | 'play' | 'slide' | 'slides',
  string
>;

type Props = {
  /** Names each slide. */
  labels: string[];
  strings: SliderStrings;
  children: ReactNode[];
};

export default function Slider({ labels, strings, children }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isMoving = isPlaying && !isHovered;
  const total = labels.length;

  function show(index: number) {
    const target = (index + total) % total;
    track.current?.scrollTo({ left: target * track.current.clientWidth });
  }

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  // Which slide is seen decides which one is current, however it got there.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const slide = target as HTMLElement;
          // A slide out of sight must not take the focus; without scripts all of them may.
          slide.inert = !isIntersecting;
          if (isIntersecting) setCurrent(Number(slide.dataset.index));
        }
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of track.current?.children ?? []) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => {
      const { current: element } = track;
      element?.scrollTo({ left: ((current + 1) % total) * element.clientWidth });
    }, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isMoving, current, total]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices who looks at its controls.
    <div
      className="slider"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => {
        // Who comes by keyboard starts it again with the button; a click is no wish to stop.
        if (target.matches(':focus-visible')) setPlaying(false);
      }}
    >
      <div className="slider-controls wrap js-only">
        <button type="button" className="tool" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? strings.pause : strings.play}
        </button>
        <button
          type="button"
          className="tool"
          aria-label={strings.previous}
          onClick={() => show(current - 1)}
        >
          <Arrow className="rotate-180" />
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset. */}
        <div role="group" aria-label={strings.slides} className="flex">
          {labels.map((name, index) => (
            <button
              key={name}
              type="button"
              className="dot"
              aria-label={name}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className="tool"
          aria-label={strings.next}
          onClick={() => show(current + 1)}
        >
          <Arrow />
        </button>
      </div>
      <div ref={track} className="slider-track" aria-live={isMoving ? 'off' : 'polite'}>
        {children.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset.
          <div
            key={labels[index]}
            role="group"
            aria-roledescription={strings.slide}
            aria-label={labels[index]}
            data-index={index}
            className="slide"
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className={className} width="20" height="12">
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
