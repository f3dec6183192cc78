/**
 * Nodes and lines whose places are percentages of the drawing. The SVG has no viewBox, so lines
 * stretch with the sheet while text keeps its size and stays readable at every width.
 */
import type { ReactNode } from 'react';

type NetworkProps = {
  compact: boolean;
  /** The class of its height, when it isn't compact and takes what the sheet has. */
  height: string;
  children: ReactNode;
};

/** The ground of nodes and links. */
export function Network({ compact, height, children }: NetworkProps) {
  return (
    <svg aria-hidden className={`block w-full overflow-visible ${compact ? 'h-full' : height}`}>
      {children}
    </svg>
  );
}

const TONES = {
  plain: 'fill-cardbg stroke-line-strong',
  strong: 'fill-primarytheme stroke-primarytheme',
  faint: 'fill-primarybg stroke-line',
};

type NodeProps = {
  /** Center and width, in percent. */
  at: readonly [number, number];
  width: number;
  label: string;
  detail?: string;
  tone?: keyof typeof TONES;
};

/** A box around its center, with one or two lines of text. */
export function Node({ at: [x, y], width, label, detail, tone = 'plain' }: NodeProps) {
  const half = detail ? 20 : 15;
  const ink = tone === 'strong' ? 'fill-theme' : 'fill-cardtext';
  return (
    <svg aria-hidden x={`${x - width / 2}%`} y={`${y}%`} width={`${width}%`} overflow="visible">
      <rect y={-half} width="100%" height={half * 2} className={TONES[tone]} />
      <text
        x="50%"
        y={detail ? -3 : 4}
        textAnchor="middle"
        className={`text-sm font-semibold ${ink}`}
      >
        {label}
      </text>
      {detail && (
        <text
          x="50%"
          y="12"
          textAnchor="middle"
          className={`font-mono text-xs ${tone === 'strong' ? ink : 'fill-muted'}`}
        >
          {detail}
        </text>
      )}
    </svg>
  );
}

type LinkProps = {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Set on the line, on a patch of card. */
  label?: string;
  /** Where on the line the label stands: 0 at its start, 1 at its end. */
  labelAt?: number;
  tone?: 'plain' | 'danger' | 'strong';
  dashed?: boolean;
};

const STROKES = {
  plain: 'stroke-line-strong',
  danger: 'stroke-danger',
  strong: 'stroke-primarytheme',
};
const FILLS = { plain: 'fill-cardtext', danger: 'fill-danger', strong: 'fill-link' };

export function Link({ from, to, label, labelAt = 0.5, tone = 'plain', dashed }: LinkProps) {
  const half = label ? label.length * 3.5 + 4 : 0;
  return (
    <>
      <line
        x1={`${from[0]}%`}
        y1={`${from[1]}%`}
        x2={`${to[0]}%`}
        y2={`${to[1]}%`}
        strokeDasharray={dashed ? '3 3' : undefined}
        className={STROKES[tone]}
      />
      {label && (
        <svg
          aria-hidden
          x={`${(from[0] + (to[0] - from[0]) * labelAt).toFixed(1)}%`}
          y={`${(from[1] + (to[1] - from[1]) * labelAt).toFixed(1)}%`}
          overflow="visible"
        >
          <rect x={-half} y="-9" width={half * 2} height="18" className="fill-cardbg" />
          <text y="4" textAnchor="middle" className={`font-mono text-xs ${FILLS[tone]}`}>
            {label}
          </text>
        </svg>
      )}
    </>
  );
}
