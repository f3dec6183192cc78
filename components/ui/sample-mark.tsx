/** The small mark beside what was invented; site/flags.yaml (`sampleMarks`) says whether visitors see it. */
import { classes } from './classes';

type Props = {
  /** The word, in the edition's language. */
  word: string;
  /** Its distance to what stands beside it. */
  className?: string;
};

/** One mark for one thing. It stands beside a heading, never in it. */
export function SampleMark({ word, className }: Props) {
  return <span className={classes('sample-mark label', className)}>{word}</span>;
}
