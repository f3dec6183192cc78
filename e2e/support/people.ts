/** Who has an account on every site of visits, and how the operator makes another. */
import { spawnSync } from 'node:child_process';
import { mostlyIn } from './editions.ts';

/** A member. */
export const OWNER = {
  name: 'Meera Nair',
  email: 'meera.nair@example.org',
  password: 'forty drivers, three depots',
};

/** Whose password a test may change, each for one test: what it was before is known to no other. */
export const FORGETFUL = mostlyIn('USA').map((edition) => ({
  edition,
  withScripts: forgetful('Ines Duarte', `ines.duarte.${edition.region.toLowerCase()}@example.org`),
  withDigits: forgetful('Rui Prado', `rui.prado.${edition.region.toLowerCase()}@example.org`),
  withoutScripts: forgetful('Joana Reis', `joana.reis.${edition.region.toLowerCase()}@example.org`),
}));

function forgetful(name: string, email: string): typeof OWNER {
  return { name, email, password: 'a drawer without a label' };
}

/** Whose password strangers guess at, in one test alone: the account is slowed down by it. */
export const KNOWN = {
  name: 'Tara Bose',
  email: 'tara.bose@example.org',
  password: 'two ferries before rain',
};

/** Of the USA desk; with a second factor, like all staff. */
export const STAFF = {
  name: 'Dana Whitfield',
  email: 'dana.whitfield@example.org',
  password: 'every letter before lunch',
  region: 'USA',
} as const;

/** The editions of a run whose desk they are at. */
export const STAFFED = mostlyIn('USA').filter(({ region }) => region === STAFF.region);

/** Two colleagues at each desk. */
export const CREW = {
  USA: [
    { ...STAFF, name: 'Rosa Delgado', email: 'rosa.delgado@example.org' },
    { ...STAFF, name: 'Omar Haddad', email: 'omar.haddad@example.org' },
  ],
  INDIA: [
    { ...STAFF, name: 'Kavya Menon', email: 'kavya.menon@example.org', region: 'INDIA' },
    { ...STAFF, name: 'Arjun Desai', email: 'arjun.desai@example.org', region: 'INDIA' },
  ],
} as const;

/** All of them, as add-accounts.ts takes them. */
export const EVERYBODY: object[] = [
  OWNER,
  KNOWN,
  ...FORGETFUL.flatMap(({ withScripts, withDigits, withoutScripts }) => [
    withScripts,
    withDigits,
    withoutScripts,
  ]),
  ...[STAFF, ...CREW.USA, ...CREW.INDIA].map((one) => ({ ...one, role: 'desk' })),
];

/** Makes an account as the operator does, while the site is not running. */
export function addAccount(
  dataDir: string,
  { name, email, password }: typeof OWNER,
  settings: Record<string, string> = {},
) {
  const script = 'scripts/commands/add-account.ts';
  const args = ['--conditions=react-server', script, '--email', email, '--name', name];
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: `${password}\n`,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}
