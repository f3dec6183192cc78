/**
 * Tabs and their panels, as components/islands/paging.tsx drives them. Without scripts the tabs
 * are left out and the panels stand one below the other.
 */
import type { ReactNode } from 'react';

type Props = { label: string; tabs: { id: string; title: string; panel: ReactNode }[] };

export function Tabs({ label, tabs }: Props) {
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs js-only">
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={index === 0}
            aria-controls={id}
            className="tab"
          >
            <span aria-hidden="true" className="label">
              {String(index + 1).padStart(2, '0')}
            </span>
            {title}
          </button>
        ))}
      </div>
      <div data-paged="1" className="tab-panels">
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            data-shown={index === 0 ? '' : undefined}
          >
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}
