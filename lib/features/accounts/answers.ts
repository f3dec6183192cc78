/** The endpoints that sign a visitor in: what lib/features/accounts does, and the cookies of the session. */
import 'server-only';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { answerNewSession } from '../../platform/api/session.ts';
import { noteSignIn, type SignInWay } from '../../platform/security/note-sign-in.ts';
import type { LoginInput } from '../../platform/session/schema.ts';
import type { OwnSession, Session } from '../../platform/session/session.ts';
import { signIn } from '../../platform/session/sign-in.ts';
import { browserOf } from '../sessions/signing-in.ts';
import { askerOf } from './asking-browser.ts';
import { changePassword, checkResetCode, resetByCode, resetByLink } from './change-password.ts';
import type { CodeBrowser } from './one-time-code.ts';
import type {
  ChangePasswordInput,
  ResetByCodeInput,
  ResetCodeInput,
  VerifyInput,
} from './schema.ts';
import { verifyCode } from './verify.ts';

type Sent<Body> = RequestFacts & { headers: Headers; body: Body };

const codeBrowserOf = async (sent: Sent<unknown>): Promise<CodeBrowser> => ({
  ...(await browserOf(sent)),
  region: sent.region,
  asker: askerOf(sent.headers),
});

/** By what a visitor says whose account it is, and which account, where the body names it. */
type Claim = { way: SignInWay; email?: string };

/** The handler of an endpoint that signs a visitor in by what its body says, and leaves a line in the log. */
const signingIn =
  <Body>(
    claimOf: (body: Body) => Claim,
    work: (body: Body, browser: CodeBrowser) => Promise<OwnSession>,
  ) =>
  async (sent: Sent<Body>): Promise<Response> => {
    const { body, headers, address } = sent;
    const browser = await codeBrowserOf(sent);
    const session = await noteSignIn(
      { ...claimOf(body), address },
      () => work(body, browser),
      ({ user }) => user.email,
    );
    return answerNewSession(headers, session);
  };

export const answerLogin = signingIn(
  ({ email }: LoginInput): Claim => ({ way: 'password', email }),
  signIn,
);
export const answerVerify = signingIn(
  ({ purpose, email }: VerifyInput): Claim => ({
    way: purpose === 'register' ? 'registration' : 'code',
    email,
  }),
  verifyCode,
);
export const answerResetByCode = signingIn(
  ({ email }: ResetByCodeInput): Claim => ({ way: 'reset code', email }),
  resetByCode,
);
export const answerResetByLink = signingIn((): Claim => ({ way: 'reset link' }), resetByLink);
export const answerChangePassword = (sent: Sent<ChangePasswordInput> & { session: Session }) =>
  signingIn(
    (): Claim => ({ way: 'former password', email: sent.session.user.email }),
    (body: ChangePasswordInput, browser) => changePassword(body, sent.session, browser),
  )(sent);

/** Says whether a code is right, and signs nobody in. */
export const answerResetCode = async (sent: Sent<ResetCodeInput>) =>
  checkResetCode(sent.body, await codeBrowserOf(sent));
