/** The endpoints that sign a visitor in: what lib/features/accounts does, and the cookies of the session. */
import 'server-only';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { answerNewSession } from '../../platform/api/session.ts';
import type { OwnSession, Session } from '../../platform/session/session.ts';
import { signIn } from '../../platform/session/sign-in.ts';
import { browserOf } from '../sessions/signing-in.ts';
import { askerOf } from './asking-browser.ts';
import { changePassword, checkResetCode, resetByCode, resetByLink } from './change-password.ts';
import type { CodeBrowser } from './one-time-code.ts';
import type { ChangePasswordInput, ResetCodeInput } from './schema.ts';
import { verifyCode } from './verify.ts';

type Sent<Body> = RequestFacts & { headers: Headers; body: Body };

const codeBrowserOf = async (sent: Sent<unknown>): Promise<CodeBrowser> => ({
  ...(await browserOf(sent)),
  region: sent.region,
  asker: askerOf(sent.headers),
});

/** The handler of an endpoint that signs a visitor in by what its body says. */
const signingIn =
  <Body>(work: (body: Body, browser: CodeBrowser) => Promise<OwnSession>) =>
  async (sent: Sent<Body>): Promise<Response> =>
    answerNewSession(sent.headers, await work(sent.body, await codeBrowserOf(sent)));

export const answerLogin = signingIn(signIn);
export const answerVerify = signingIn(verifyCode);
export const answerResetByCode = signingIn(resetByCode);
export const answerResetByLink = signingIn(resetByLink);
export const answerChangePassword = (sent: Sent<ChangePasswordInput> & { session: Session }) =>
  signingIn((body: ChangePasswordInput, browser) => changePassword(body, sent.session, browser))(
    sent,
  );

/** Says whether a code is right, and signs nobody in. */
export const answerResetCode = async (sent: Sent<ResetCodeInput>) =>
  checkResetCode(sent.body, await codeBrowserOf(sent));
