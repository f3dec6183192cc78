/**
 * The picture that social networks show beside a link: the page's own title on a drafting sheet, with the
 * mark and a title block. Drawn at build, in the colours of the default theme.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { mark } from '../content/mark.ts';
import { PICTURE_SIZE } from '../content/picture-path.ts';

/** Of theme t02; see app/styles/themes.css. */
const COLORS = {
  ground: '#f5f7fb',
  ink: '#0b1020',
  muted: '#4a5670',
  line: '#d3dbea',
  blue: '#1b3be0',
};
const EDGE = 64;
const STEP = 48;

const font = (file: string) => readFileSync(join(process.cwd(), 'app/fonts', file));
const FONTS = [
  { name: 'Display', data: font('bricolage-grotesque.ttf'), weight: 700 as const },
  { name: 'Mono', data: font('jetbrains-mono.ttf'), weight: 500 as const },
  // Neither has the sign; a glyph that no font here has is fetched from a foreign host.
  { name: 'Rupee', data: font('rupee.ttf'), weight: 700 as const },
];

/** Long titles are set smaller, so that no more than four lines stand on the sheet. */
const sizeOf = (title: string) => (title.length > 80 ? 60 : title.length > 48 ? 72 : 88);

type Props = {
  /** The page's main heading. */
  title: string;
  /** The label above it: 'G11 · Healthcare'. */
  label: string;
  brand: string;
  /** Cells of the title block: host, revision. */
  cells: readonly string[];
};

/** @returns the PNG as a response */
export function drawPicture({ title, label, brand, cells }: Props): Response {
  const { width, height } = PICTURE_SIZE;
  const { viewBox, paths } = mark();
  const columns = Array.from({ length: Math.floor(width / STEP) }, (_, index) => index * STEP);
  const rows = Array.from({ length: Math.floor(height / STEP) }, (_, index) => index * STEP);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: COLORS.ground,
        color: COLORS.ink,
        fontFamily: 'Display',
        letterSpacing: '-0.02em',
      }}
    >
      <svg
        aria-hidden
        width={width}
        height={height}
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        {columns.map((x) => (
          <line
            key={`x${x}`}
            x1={x}
            x2={x}
            y1={0}
            y2={height}
            stroke={COLORS.line}
            strokeWidth={1}
          />
        ))}
        {rows.map((y) => (
          <line
            key={`y${y}`}
            x1={0}
            x2={width}
            y1={y}
            y2={y}
            stroke={COLORS.line}
            strokeWidth={1}
          />
        ))}
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'space-between',
          margin: EDGE,
          marginBottom: 0,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 40 }}>
          <svg aria-hidden width={56} height={56} viewBox={viewBox}>
            {paths.map(({ d, fill }) => (
              <path key={d} d={d} fill={fill} />
            ))}
          </svg>
          {brand}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', marginBottom: 40 }}>
          <div
            style={{
              fontFamily: 'Mono',
              fontSize: 26,
              letterSpacing: '0.04em',
              textTransform: 'uppercase',
              color: COLORS.muted,
              marginBottom: 20,
            }}
          >
            {label}
          </div>
          <div style={{ fontSize: sizeOf(title), lineHeight: 1.05 }}>{title}</div>
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          borderTop: `2px solid ${COLORS.ink}`,
          background: '#ffffff',
          fontFamily: 'Mono',
          fontSize: 24,
          letterSpacing: '0.04em',
        }}
      >
        <div style={{ width: EDGE, background: COLORS.blue }} />
        {cells.map((cell, index) => (
          <div
            key={cell}
            style={{
              padding: '20px 28px',
              flexGrow: index === 0 ? 1 : 0,
              borderLeft: index === 0 ? 'none' : `1px solid ${COLORS.line}`,
            }}
          >
            {cell}
          </div>
        ))}
      </div>
    </div>,
    { ...PICTURE_SIZE, fonts: FONTS, headers: { 'Cache-Control': 'public, max-age=86400' } },
  );
}
