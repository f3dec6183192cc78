/**
 * A right input for an endpoint: what the contract test makes it with, and what both that test and the fuzz run
 * change one thing of at a time. It is made anew each time, together with the rows that it needs, for a fresh account
 * of the endpoint's role: a code that is good once, or an account that is deleted, spoils nothing.
 */
import { issueFormToken } from '../../security/form-token.ts';
import type { BodyKind } from '../endpoint-description.ts';
import type { Actor } from './actor.ts';

/** Makes a value for an account: a right input is for that account, and good once. */
export type Make<T> = (actor: Actor) => T | Promise<T>;

/** As Next gives them: of '[...path]' the parts. */
export type Params = Record<string, string | string[]>;

export type GoodInput = {
  params?: Make<Params>;
  query?: Make<Record<string, string>>;
  /** What `params` name is for every account; elsewhere another one is answered 404. */
  isForAll?: true;
} & { [Kind in BodyKind]?: Make<object> };

/** By method and path: 'POST /user/login'. What `testing/good-inputs.ts` of a folder with endpoints exports. */
export type GoodInputs = Record<string, GoodInput>;

/** Of a form that needs no account: filled in a minute ago, good for one body. */
export const formToken = () => issueFormToken(Date.now() - 60_000);

/** Of endpoints that answer by edition. */
export const ofEdition = ({ user: { region } }: Actor) => ({ region });
