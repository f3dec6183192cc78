/** What the endpoints of one's own account are sent and answer. Browsers read it, so it imports no secret. */
import { z } from 'zod';
import { FILE_STATES } from '../../platform/files/scan-state.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { PASSWORD_LIMITS } from '../../platform/session/password-limits.ts';
import {
  companyName,
  moment,
  oneLine,
  personName,
  phone,
} from '../../platform/validation/text-fields.ts';
import { ownFileAnswer } from '../files/schema.ts';
import { SUBMISSION_KINDS, SUBMISSION_STATUSES } from '../submissions/kinds.ts';
import { TEXT_IDS } from './texts.ts';
import { TOPICS } from './topics.ts';

/** What is not sent stays as it is; an empty phone or job title is taken out. */
export const changeProfileSchema = z.strictObject({
  name: personName().optional(),
  phone: phone().optional(),
  jobTitle: oneLine().max(80, 'Shorten the job title to 80 characters.').optional(),
});
export type ChangeProfileInput = z.output<typeof changeProfileSchema>;

export const nameCompanySchema = z.strictObject({
  companyName: companyName()
    .min(2, 'Enter the name of your company.')
    .max(80, 'Shorten the company name to 80 characters.'),
});

export const subscriptionSchema = z.strictObject({
  topic: z.enum(TOPICS, { error: `Send one of: ${TOPICS.join(', ')}.` }),
});

/** The password, of an account that has one. */
export const eraseSchema = z.strictObject({
  currentPassword: z
    .string({ error: 'Enter your password.' })
    .max(PASSWORD_LIMITS.longest, `A password has at most ${PASSWORD_LIMITS.longest} characters.`)
    .optional(),
});
export type EraseInput = z.output<typeof eraseSchema>;

export const textParams = z.strictObject({ actionId: z.enum(TEXT_IDS) });

export const companyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  region: z.enum(REGIONS),
  /** How many accounts belong to it. */
  members: z.int(),
});
export const ownCompanyAnswer = z.object({ company: companyAnswer.nullable() });

export const profileAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  region: z.enum(REGIONS),
  phone: z.string().nullable(),
  jobTitle: z.string().nullable(),
  /** Another one with every picture; null without one that can be shown. */
  pictureId: z.uuid().nullable(),
  /** Null without one. */
  pictureState: z.enum(FILE_STATES).nullable(),
  /** False for an account that signs in by a code or elsewhere only. */
  hasPassword: z.boolean(),
  createdAt: moment,
});
export type Profile = z.output<typeof profileAnswer>;

export const subscriptionsAnswer = z.object({ topics: z.array(z.enum(TOPICS)) });

export const acknowledgementAnswer = z.object({
  actionId: z.enum(TEXT_IDS),
  title: z.string(),
  path: z.string(),
  /** Of the text as it is now. */
  revision: z.string(),
  /** When the account acknowledged this revision; null until it does. */
  acknowledgedAt: moment.nullable(),
});
export const acknowledgementsAnswer = z.object({ items: z.array(acknowledgementAnswer) });

export const ownSubmissionsAnswer = z.object({
  items: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(SUBMISSION_KINDS),
      /** The job that was applied for, the subject that was typed. */
      subject: z.string(),
      status: z.enum(SUBMISSION_STATUSES),
      createdAt: moment,
    }),
  ),
});

/** A choice about cookies; null until one is made while signed in. */
const choices = z.record(z.string(), z.boolean()).nullable();

/** All that the account's page shows. */
export const fullInfoAnswer = z.object({
  profile: profileAnswer,
  company: companyAnswer.nullable(),
  topics: subscriptionsAnswer.shape.topics,
  acknowledgements: acknowledgementsAnswer.shape.items,
  submissions: ownSubmissionsAnswer.shape.items,
  /** What the account keeps besides its picture. */
  files: z.array(ownFileAnswer),
  consent: choices,
});
export type FullInfo = z.output<typeof fullInfoAnswer>;

export const pictureAnswer = z.object({ pictureId: z.uuid().nullable() });
export const roleAnswer = z.object({ role: z.string(), region: z.enum(REGIONS) });
export type Role = z.output<typeof roleAnswer>;
export const rolesAnswer = z.object({
  roles: z.array(z.object({ id: z.string(), description: z.string() })),
});
export type Roles = z.output<typeof rolesAnswer>;
export const erasedAnswer = z.object({ erased: z.literal(true) });
