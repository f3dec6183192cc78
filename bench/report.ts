/** The rows of the speed table from what was measured: every line that quality asks for. */
import type { Interaction } from './interactions.ts';
import type { Scores } from './lighthouse.ts';
import { ENCODINGS } from './load.ts';
import type { Loads } from './measure.ts';
import type { NextPage } from './next-page.ts';
import { atLeastTimesBare, atMost, beside, missing, type Row, timesBare } from './rows.ts';
import type { Weight } from './weight.ts';

export function markdown(title: string, rows: readonly Row[]): string {
  const mark = { true: 'ok', false: '**over**', undefined: '–' };
  const lines = rows.map(({ what, figure, bare, reach, isOk }) =>
    [what, figure, bare, reach, mark[`${isOk}`]].join(' | '),
  );
  const head = ['what', 'figure', 'bare app', 'reach', ''].join(' | ');
  return [
    `## ${title}\n`,
    ...[head, '--- | --- | --- | --- | ---', ...lines].map((line) => `| ${line} |`),
  ].join('\n');
}

/** How many times the bare app's time each of the page's may be. */
const TIMES_BARE = { fcp: 1.3, lcp: 2, tbt: 1.2 } as const;

const timeRows = (name: string, scores: Scores, bare: Scores): Row[] =>
  (['fcp', 'lcp', 'tbt'] as const).map((field) => {
    const what = `${name}: ${field.toUpperCase()}`;
    return timesBare(what, scores[field], bare[field], TIMES_BARE[field], 'ms');
  });

function performanceRow(name: string, { performance }: Scores, bare: Scores, least = 0): Row {
  return {
    what: `${name}: performance`,
    figure: String(performance),
    bare: String(bare.performance),
    reach: `${least ? `≥ ${least}, ` : ''}at most 1 below`,
    isOk: performance >= least && performance >= bare.performance - 1,
  };
}

export function paintRows(name: string, scores: Scores, bare: Scores): Row[] {
  const others = ['accessibility', 'best-practices', 'seo'] as const;
  return [
    performanceRow(name, scores, bare, 97),
    {
      what: `${name}: accessibility / best practices / SEO`,
      figure: others.map((category) => scores[category]).join(' / '),
      bare: others.map((category) => bare[category]).join(' / '),
      reach: '100 / 100 / 100',
      isOk: others.every((category) => scores[category] === 100),
    },
    ...timeRows(name, scores, bare),
    timesBare(`${name}: TBT by processor time`, scores.processorTbt, bare.processorTbt, 1.25, 'ms'),
    atMost(`${name}: CLS`, scores.cls, 0.01),
  ];
}

/**
 * What the site's own headers cost left out (decision 135).
 * @param isolated the bare app with the same headers
 */
export function isolatedRows(name: string, scores: Scores, isolated: Scores): Row[] {
  const what = `${name}, beside the isolated bare app`;
  return [performanceRow(what, scores, isolated), ...timeRows(what, scores, isolated)];
}

/**
 * Lighthouse multiplies what a fast processor took, other processes' share included; here processor and line
 * are slow (decision 137).
 * @param bare the plain one, slowed down as well
 */
export function slowedRows(name: string, scores: Scores, bare: Scores): Row[] {
  const what = `${name}, real throttling`;
  return [
    performanceRow(what, scores, bare, 97),
    timesBare(`${what}: TBT`, scores.tbt, bare.tbt, TIMES_BARE.tbt, 'ms'),
    beside(`${what}: FCP`, scores.fcp, bare.fcp, 'ms'),
  ];
}

/** @param real the same page, the browser slowed down for real */
export function firstPaintRows(name: string, scores: Scores, real: Scores): Row[] {
  return [
    atMost(`${name}: LCP − FCP, real throttling`, Math.round(real.lcp - real.fcp), 0, 'ms'),
    atMost(`${name}: style and layout`, scores.styleAndLayout, 400, 'ms'),
  ];
}

export function weightRows(name: string, weight: Weight, bare: Weight, isHome: boolean): Row[] {
  const rows = [timesBare(`${name}: JavaScript, brotli`, weight.scripts, bare.scripts, 1.1, 'KB')];
  if (!isHome) return rows;
  return [
    ...rows,
    atMost(`${name}: everything`, weight.total, 220, 'KB'),
    atMost(`${name}: requests`, weight.requests, 20),
    atMost(`${name}: automatic prefetches`, weight.prefetches, 2),
    atMost(`${name}: HTML + CSS`, weight.htmlAndStyles, 40, 'KB'),
    atMost(`${name}: inline data of the HTML`, weight.inlineShare * 100, 50, '%'),
  ];
}

export function nextPageRow(name: string, { milliseconds, how }: NextPage): Row {
  return atMost(`${name}: the next page after 200 ms of hover (${how})`, milliseconds, 100, 'ms');
}

export function interactionRow({ name, milliseconds }: Interaction): Row {
  const what = `${name}, processor 4 × slower`;
  if (milliseconds === undefined) return missing(what, 'not on these pages', '≤ 100 ms');
  return atMost(what, milliseconds, 100, 'ms');
}

export function loadRows(name: string, loads: Loads, bare: Loads): Row[] {
  return ENCODINGS.flatMap((encoding) => [
    atLeastTimesBare(
      `${name}, ${encoding}: requests a second`,
      loads[encoding].perSecond,
      bare[encoding].perSecond,
      4,
    ),
    timesBare(`${name}, ${encoding}: p99`, loads[encoding].p99, bare[encoding].p99, 1, 'ms'),
  ]);
}

/** nginx and the page without scripts: what the site is compared with, beside the bare app. */
export const comparedLoad = (name: string, loads: Loads, bare: Loads): Row[] =>
  ENCODINGS.map((encoding) =>
    beside(
      `${name}, ${encoding}: requests a second`,
      loads[encoding].perSecond,
      bare[encoding].perSecond,
    ),
  );

export const comparedPaint = (name: string, scores: Scores, bare: Scores): Row[] =>
  (['performance', 'fcp', 'lcp', 'tbt', 'processorTbt'] as const).map((field) =>
    beside(`${name}: ${field}`, scores[field], bare[field]),
  );

/** First and largest paint, which have to come before those of the same page made by Astro. */
export const aheadRows = (name: string, scores: Scores, astro: Scores): Row[] =>
  (['fcp', 'lcp'] as const).map((field) =>
    atMost(`${name}: ${field}, ahead of Astro`, scores[field], astro[field], 'ms'),
  );

/** What another folder of the repository will bring, so that nothing is missing in silence. */
export const LATER: readonly Row[] = [
  missing('two processes, requests a second', 'not there yet: deploy/', '≥ 1.6 × one'),
  missing('behind the edge, requests a second', 'not there yet: deploy/', '≥ 0.4 × nginx'),
  missing('behind the edge: p99', 'not there yet: deploy/', '≤ 5 ms'),
];
