/** The results as Markdown tables, each figure beside its target. */
import type { Interaction } from './interactions.ts';
import type { Scores } from './lighthouse.ts';
import type { Load } from './load.ts';
import type { Weight } from './weight.ts';

export type PageResult = { name: string; isHome: boolean; scores: Scores; weight: Weight };
export type LoadResult = { name: string; plain: Load; gzip: Load; memory?: number | undefined };

const mark = (isOk: boolean) => (isOk ? 'ok' : '**over**');
const round = (value: number, digits = 0) => value.toFixed(digits);
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** `812 (1.04× ok)`: the figure, its ratio to the bare app's, and whether that is within `limit`. */
function ratio(value: number, bare: number, limit: number, digits = 0): string {
  const times = bare === 0 ? (value === 0 ? 1 : Number.POSITIVE_INFINITY) : value / bare;
  return `${round(value, digits)} (${round(times, 2)}× ${mark(times <= limit)})`;
}

function scoreCells(scores: Scores, bare: Scores): string[] {
  const { performance, accessibility, bestPractices, seo } = scores;
  return [
    `${performance} ${mark(performance >= 97 && performance >= bare.performance - 1)}`,
    `${accessibility} / ${bestPractices} / ${seo} ${mark(accessibility + bestPractices + seo === 300)}`,
    ratio(scores.fcp, bare.fcp, 1.1),
    ratio(scores.lcp, bare.lcp, 1.1),
    ratio(scores.tbt, bare.tbt, 1.2),
    `${round(scores.cls, 3)} ${mark(scores.cls <= 0.01)}`,
  ];
}

function weightCells(weight: Weight, bare: Weight, isHome: boolean): string[] {
  const limited = (value: string, isOk: boolean) => (isHome ? `${value} ${mark(isOk)}` : value);
  return [
    ratio(weight.scripts, bare.scripts, 1.1),
    limited(round(weight.total), weight.total <= 220),
    limited(round(weight.requests), weight.requests <= 20),
    limited(round(weight.prefetches), weight.prefetches <= 2),
    limited(round(weight.htmlAndStyles), weight.htmlAndStyles <= 40),
    limited(`${round(weight.inlineShare * 100)} %`, weight.inlineShare <= 0.5),
  ];
}

export function pageTables(pages: PageResult[], bare: PageResult, plain: PageResult): string {
  const rows = [...pages, bare, plain];
  const speed = table(
    ['page', 'performance', 'a11y / practices / SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    rows.map(({ name, scores }) => [name, ...scoreCells(scores, bare.scores)]),
  );
  const weight = table(
    ['page', 'JS KB', 'total KB', 'requests', 'prefetches', 'HTML + CSS KB', 'inline data'],
    rows.map(({ name, weight, isHome }) => [name, ...weightCells(weight, bare.weight, isHome)]),
  );
  return `## Lighthouse, mobile\n\n${speed}\n\n## First visit, text as brotli\n\n${weight}`;
}

export function loadTable(results: LoadResult[], bare: LoadResult): string {
  const cells = (load: Load, base: Load) => {
    const times = load.perSecond / base.perSecond;
    return [
      `${round(load.perSecond)} (${round(times, 2)}× ${mark(times >= 0.9)})`,
      `${round(load.p99)} ${mark(load.p99 <= base.p99)}`,
    ];
  };
  const memory = (result: LoadResult) =>
    result.memory && bare.memory ? ratio(result.memory, bare.memory, 1.1) : '–';
  return `## Under load, one process, 20 connections\n\n${table(
    ['what', 'requests/s plain', 'p99 ms', 'requests/s gzip', 'p99 ms', 'memory MB after'],
    results.map((result) => [
      result.name,
      ...cells(result.plain, bare.plain),
      ...cells(result.gzip, bare.gzip),
      memory(result),
    ]),
  )}`;
}

export function interactionTable(interactions: Interaction[]): string {
  return `## Click to next paint, processor slowed down 4 ×\n\n${table(
    ['interaction', 'ms'],
    interactions.map(({ name, milliseconds }) => [
      name,
      milliseconds === undefined
        ? 'not on these pages'
        : `${milliseconds < 16 ? 'under 16' : round(milliseconds)} ${mark(milliseconds <= 100)}`,
    ]),
  )}`;
}
