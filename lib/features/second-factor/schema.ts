/** What the endpoints of second factors are sent and answer. Imports no secret: browsers read it. */
import { z } from 'zod';
import { ownPassword } from '../../platform/session/schema.ts';
import { moment, oneLine } from '../../platform/validation/text-fields.ts';

/** People copy a code with its gap. */
const typedCode = () =>
  z.string({ error: 'Enter the code.' }).overwrite((value) => value.replace(/[\s-]/g, ''));

/** The password, where the server asks for it once more. */
export const proofSchema = z.strictObject({ password: ownPassword().optional() });
export type ProofInput = z.output<typeof proofSchema>;

/** Of an app that is being added. */
export const appCodeSchema = z.strictObject({
  code: typedCode().regex(/^\d{6}$/, 'Enter the six digits that your app shows.'),
});
export type AppCodeInput = z.output<typeof appCodeSchema>;

/** To sign in: of the app, or a recovery code. */
export const showCodeSchema = z.strictObject({
  code: typedCode().regex(
    /^(?:\d{6}|[a-z\d]{10})$/i,
    'Enter the six digits of your app, or the ten characters of a recovery code.',
  ),
});
export type ShowCodeInput = z.output<typeof showCodeSchema>;

const passkeyName = () =>
  oneLine().min(1, 'Give the passkey a name.').max(60, 'Shorten the name to 60 characters.');

export const passkeyNameSchema = z.strictObject({ name: passkeyName() });
export type PasskeyNameInput = z.output<typeof passkeyNameSchema>;

const WRONG = 'The browser sent no passkey.';
const base64url = (longest: number) =>
  z
    .string(WRONG)
    .max(longest, WRONG)
    .regex(/^[\w-]*$/, WRONG);

/** What `PublicKeyCredential.toJSON()` gives, as far as we read it; browsers add to it. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', WRONG),
  clientExtensionResults: z.object({}, WRONG),
};

export const addPasskeySchema = z.strictObject({
  name: passkeyName(),
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url(4000),
          attestationObject: base64url(20_000),
          transports: z.array(z.string().max(30)).max(10).default([]),
        },
        WRONG,
      ),
    },
    WRONG,
  ),
});
export type AddPasskeyInput = z.output<typeof addPasskeySchema>;

export const showPasskeySchema = z.strictObject({
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url(4000),
          authenticatorData: base64url(4000),
          signature: base64url(4000),
        },
        WRONG,
      ),
    },
    WRONG,
  ),
});
export type ShowPasskeyInput = z.output<typeof showPasskeySchema>;

export const passkeyParams = z.strictObject({ id: z.uuid() });

/** Options of WebAuthn Level 3, in JSON, for `PublicKeyCredential.parse…OptionsFromJSON()`. */
export const optionsAnswer = z.looseObject({ challenge: z.string() });

export const factorsAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Where it works: each edition has its own domain. */
      domain: z.string(),
      createdAt: moment,
      lastUsedAt: moment.nullable(),
    }),
  ),
  authenticator: z.object({ createdAt: moment }).nullable(),
  recoveryCodesLeft: z.int(),
  /** Of staff: the last one cannot be removed. */
  isRequired: z.boolean(),
  /** Of staff without any: the operator gives the first code. */
  needsFirstCode: z.boolean(),
  /** What a change asks for: nothing a moment after a second factor was shown. */
  proof: z.enum(['nothing', 'password', 'login']),
});
export type Factors = z.output<typeof factorsAnswer>;

export const newAppAnswer = z.object({
  /** In base32, to type in. */
  secret: z.string(),
  address: z.string(),
  qrCode: z.object({ size: z.int(), path: z.string() }),
});
export type NewApp = z.output<typeof newAppAnswer>;

/** Ten codes that are shown this once; none when the account had a factor before. */
export const addedAnswer = z.object({ recoveryCodes: z.array(z.string()) });
export type Added = z.output<typeof addedAnswer>;

export const removedAnswer = z.object({ removed: z.literal(true) });
