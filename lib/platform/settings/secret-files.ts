/**
 * Secrets from files, as a vault hands them out: NAME_FILE is the path of a file that holds the value of NAME. A value
 * in the environment is inherited by every child process and shown by tools that list processes; a file is not.
 */
import { readFileSync } from 'node:fs';

type Given = Record<string, string | undefined>;

/** Settings whose values are never shown, not even wrong ones, and may come from a file. */
export const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'OIDC_CLIENT_SECRET',
] as const;

const fileOf = (name: string) => `${name}_FILE`;
export const SECRET_FILES: readonly string[] = SECRETS.map(fileOf);

function read(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    // The log has a function for it, and is above the settings.
    const code: unknown = Reflect.get(Object(error), 'code');
    throw new Error(`${name}: ${path} cannot be read (${code}). Correct it, or leave ${name} out.`);
  }
  // Editors and `echo` end a file with a line break; no secret does.
  const value = text.trim();
  if (!value) throw new Error(`${name}: ${path} is empty. Correct it, or leave ${name} out.`);
  return value;
}

/**
 * @param given the environment as it was set
 * @returns the same with each NAME_FILE replaced by NAME
 * @throws Error that names the setting when its file cannot be read or is empty, or when both are set. No value is in it
 */
export function withSecretFiles(given: Given): Given {
  const whole = { ...given };
  for (const name of SECRETS) {
    const path = given[fileOf(name)]?.trim();
    delete whole[fileOf(name)];
    if (!path) continue;
    if (given[name]?.trim())
      throw new Error(`${name} and ${fileOf(name)} are both set. Leave one of them out.`);
    whole[name] = read(fileOf(name), path);
  }
  return whole;
}
