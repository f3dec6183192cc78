/** What the parts of the job list share: a job as a line shows it, and the words. */
import type { Messages } from '@/lib/site/content/messages';

export type ListedJob = {
  id: string;
  title: string;
  team: string;
  location: string;
  workMode: string;
  pay: string;
  path: string;
  /** Whether visitors see it marked as invented. What the search finds does not say. */
  sample?: boolean;
};

export type JobWords = Messages['careers'] & Pick<Messages['sections'], 'sample'>;

/** 'Web Developer, PAY screens': no two jobs have the same. */
export const nameOf = ({ title, team }: ListedJob) => `${title}, ${team}`;
