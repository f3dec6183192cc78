/** The settings of this process. The environment is read when a setting is first asked for, never on import. */
import { readSettings, type Settings } from './read-settings.ts';

export type { Settings };

let current: Settings | undefined;

/** @throws Error that names every wrong variable, at the first call */
export function settings(): Readonly<Settings> {
  current ??= readSettings(process.env);
  return current;
}

/** Other settings from now on, for tests and checks. What was made of the former ones stays as it is. */
export function changeSettings(changes: Partial<Settings>): void {
  current = { ...settings(), ...changes };
}
