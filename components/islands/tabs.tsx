'use client';
/**
 * Tabs by the ARIA Authoring Practices: arrow keys, Home and End move, one tab is in the tab order.
 * Without scripts every panel is there, one below the other.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { label: string; tabs: { id: string; title: string }[]; children: ReactNode[] };

export function Tabs({ label, tabs, children }: Props) {
  const [current, setCurrent] = useState(0);
  // Before this everything is shown, so that the page reads well without scripts.
  const [isReady, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setReady(true), []);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs js-only" onKeyDown={move}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={id}
            tabIndex={index === current ? 0 : -1}
            className="tab"
            onClick={() => setCurrent(index)}
          >
            <span className="label">{String(index + 1).padStart(2, '0')}</span>
            {title}
          </button>
        ))}
      </div>
      {children.map((panel, index) => (
        <div
          key={tabs[index]?.id}
          id={tabs[index]?.id}
          role="tabpanel"
          aria-labelledby={`tab-${tabs[index]?.id}`}
          // Panels after the first are hidden by CSS until this runs, so that nothing jumps.
          hidden={isReady && index !== current}
          className={isReady ? undefined : 'tabpanel-pending'}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
