/** What the parts of the section are given to say. */
import type { Messages } from '@/lib/site/content/messages';

export type FactorWords = Messages['secondFactor'];
