/** What deploy/ asks Prometheus for is what the site tells it: an alert on a name that nobody tells never rings. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createMetrics } from './create-metrics.ts';

type Rule = { alert: string; expr: string; labels: object; annotations: { action?: string } };
type Panel = { title: string; type: string; gridPos: Box; targets?: { expr: string }[] };
type Box = { x: number; y: number; w: number; h: number };

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const rules: Rule[] = parse(read('prometheus/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
const panels: Panel[] = JSON.parse(read('grafana/dashboard.json')).panels;

const asked: [where: string, expr: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Of each metric its labels, as Prometheus stores it: a histogram as three. */
async function told(): Promise<Map<string, readonly string[]>> {
  const { registry } = createMetrics({ hash: '', version: '' });
  const all = registry.getMetricsAsArray() as unknown as {
    name: string;
    type: string;
    labelNames?: string[];
  }[];
  return new Map(
    all.flatMap(({ name, type, labelNames = [] }): [string, string[]][] =>
      type === 'histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => [name + end, [...labelNames, 'le']])
        : [[name, labelNames]],
    ),
  );
}

test.each(asked)(
  '%s asks for metrics that there are, by labels that they have',
  async (_, expr) => {
    const names = await told();
    const used = [...expr.matchAll(/\b((?:norvant|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
    if (!/\bup\{/.test(expr)) expect(used.length).toBeGreaterThan(0);
    const labels = used.flatMap(([, name = '', selector = '']) => {
      expect([name, names.has(name)]).toEqual([name, true]);
      return [...selector.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => [name, label] as const);
    });
    // Prometheus itself adds these to all that it asks for.
    for (const [name, label] of labels)
      expect([name, [...(names.get(name) ?? []), 'job', 'instance']]).toEqual([
        name,
        expect.arrayContaining([label]),
      ]);
  },
);

test('each alert says how urgent it is and what to do', () => {
  for (const { alert, labels, annotations } of rules)
    expect([alert, labels, annotations.action]).toEqual([
      alert,
      { severity: expect.stringMatching(/^(?:page|ticket)$/) },
      expect.stringMatching(/^.{20,}\.$/),
    ]);
});

test('each alert is seen to ring in alerts.test.yaml, and not to ring on a healthy site', () => {
  const [healthy, ...ill] = parse(read('prometheus/alerts.test.yaml')).tests.map(
    ({ alert_rule_test: tests }: { alert_rule_test: { alertname: string; exp_alerts?: [] }[] }) =>
      tests,
  );
  const names = rules.map(({ alert }) => alert).sort();
  const silent = healthy.map(({ alertname }: { alertname: string }) => alertname);
  expect(silent.sort()).toEqual(names);
  const rung = ill
    .flat()
    .filter(({ exp_alerts = [] }: { exp_alerts?: [] }) => exp_alerts.length > 0);
  expect(
    [...new Set(rung.map(({ alertname }: { alertname: string }) => alertname))].sort(),
  ).toEqual(names);
});

test('no label is one that Prometheus has for itself', async () => {
  for (const [name, labels] of await told())
    expect([name, labels.filter((label) => label === 'job' || label === 'instance')]).toEqual([
      name,
      [],
    ]);
});

test('no panel of the dashboard lies on another', () => {
  const hits = (a: Box, b: Box) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  for (const one of panels)
    for (const other of panels)
      expect([one.title, other.title, one !== other && hits(one.gridPos, other.gridPos)]).toEqual([
        one.title,
        other.title,
        false,
      ]);
});
