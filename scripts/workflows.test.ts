/** The workflows of .github are such as GitHub takes, and run commands that there are. */
import { globSync, readFileSync } from 'node:fs';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';

const errorsOf = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

describe.each(globSync('.github/workflows/*.yml'))('%s', (file) => {
  const content = readFileSync(file, 'utf8');

  test('is a workflow', () => {
    expect(errorsOf(file, content)).toEqual([]);
  });

  test('runs commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { jobs }: { jobs: Record<string, { steps: { run?: string }[] }> } = parse(content);
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    const names = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('what GitHub would refuse is told', () => {
  expect(errorsOf('wrong.yml', 'on: push\njobs:\n  one:\n    runs_on: ubuntu-24.04\n')).not.toEqual(
    [],
  );
});
