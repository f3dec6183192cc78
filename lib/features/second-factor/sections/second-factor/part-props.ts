/** What each part of the section is given. */
import type { Dispatch, SetStateAction } from 'react';
import type { Factors } from '../../schema';
import type { FactorWords } from './words';

export type PartProps = {
  factors: Factors;
  words: FactorWords;
  /** Which form is open: one at a time, since their fields have the same names. */
  open: string | undefined;
  setOpen: Dispatch<SetStateAction<string | undefined>>;
  /** Shows what is kept now. @param codes those of a first factor */
  onChange: (codes?: readonly string[]) => Promise<unknown>;
};
