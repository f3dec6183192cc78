/** The environment, parsed once for everything that runs. */
import { type Env, readEnv } from './settings.ts';

export type { Env };
export const env: Env = readEnv(process.env);
