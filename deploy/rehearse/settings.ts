/** The settings of instances and commands, as deploy/systemd gives them on a server, with this machine's own values. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SYSTEMD = resolve(import.meta.dirname, '../systemd');

export type Settings = Record<string, string>;

const readUnit = (name: string) => readFileSync(join(SYSTEMD, name), 'utf8');

const pairsOf = (lines: readonly string[]): Settings =>
  Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );

/** What norvant.env.example sets, without what it leaves empty. */
export function sharedSettings(own: Settings): Settings {
  const lines = readUnit('norvant.env.example').match(/^[A-Z0-9_]+=.+$/gm) ?? [];
  const settings = { ...pairsOf(lines), ...own };
  const missing = Object.keys(settings).filter((name) => settings[name]?.includes('CHANGE-ME'));
  if (missing.length > 0) throw new Error(`norvant.env has no value for ${missing.join(', ')}.`);
  return settings;
}

/** What norvant@.service sets for the instance on `port`, its folders below `folder`. */
export function unitSettings(port: number, folder: string): Settings {
  const lines = [...readUnit('norvant@.service').matchAll(/^Environment=(.+)$/gm)];
  const pairs = lines.flatMap(([, line = '']) => line.split(' '));
  return pairsOf(
    pairs.map((pair) => pair.replaceAll('%i', String(port)).replaceAll('/var/lib/norvant', folder)),
  );
}

/** What a process finds in its environment besides: where programs are, and no setting of whoever rehearses. */
export const bareEnvironment = (): Settings => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '/',
});
