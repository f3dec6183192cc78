/** Scripts of scripts.yaml that run in this document, whatever was chosen since. */
import type { Category, Choices } from '@/lib/site/consent/record';

/** True when a script runs whose category these choices refuse. */
export function runsRefusedScript(choices: Choices): boolean {
  const running = document.querySelectorAll<HTMLElement>('script[data-runs]');
  return [...running].some(({ dataset }) => !choices[dataset.runs as Category]);
}
