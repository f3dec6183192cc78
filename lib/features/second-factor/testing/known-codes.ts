/** The codes of seeded accounts. Imports no secret: visits in a browser type them. */
import { Secret, TOTP } from 'otpauth';

/** Of every app that is seeded. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** As many as there may be, the first letter of each saying which it is. */
export const CODES = [...'abcdefghjk'].map((letter) => `${letter}2345-6789a`);

/** What the app shows at `moment`, in ms. */
export const appCode = (secret: string = SECRET, moment = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });
