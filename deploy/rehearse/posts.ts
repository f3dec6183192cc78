/**
 * What visitors send: messages, newsletter requests and applications with a CV. A post that meets a broken connection
 * or 503 is sent again with the same key, so that one which had arrived would show as doubled.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, someAddress, someApplication, somebody, someMessage } from '../../bench/visitors.ts';
import { encodeBody } from '../../lib/platform/api/testing/encode-body.ts';
import { REGIONS } from '../../lib/platform/region/region.ts';
import type { Answer, Client } from './client.ts';
import { HOSTS } from './reads.ts';
import type { Post, PostKind, Tally } from './tally.ts';

const MOST_REPEATS = 2;
const PAUSE_MS = 1_000;
const CV_BYTES = 30_000;

const PATHS: Record<PostKind, string> = {
  contact: '/api/v1/registration/contact-us',
  newsletter: '/api/v1/email-subscription/subscribe',
  application: '/api/v1/registration/job-application',
};

/** The body of a form and its type, as a browser sends them: the same bytes at each attempt. */
async function bodyOf(kind: PostKind, email: string, token: string) {
  const encoded =
    kind === 'application'
      ? new Response(encodeBody('upload', someApplication(token, email, CV_BYTES)))
      : Response.json(kind === 'contact' ? someMessage(token, email) : { email, token });
  const type = encoded.headers.get('content-type') ?? '';
  return { type, body: new Uint8Array(await encoded.arrayBuffer()) };
}

function referenceIn({ status, body }: Answer): string | undefined {
  if (status !== 201) return undefined;
  const answer: unknown = JSON.parse(body);
  const isNamed = typeof answer === 'object' && answer !== null && 'reference' in answer;
  return isNamed ? String(answer.reference) : undefined;
}

const isWorthAnother = (answer: Answer | string) =>
  typeof answer === 'string' || answer.status === 503;

export type Sender = {
  /** Sends one form and keeps in `tally` what became of it. */
  send: (tally: Tally, kind?: PostKind) => Promise<Post>;
  /** How many forms wait for their answer. */
  underWay: () => number;
};

/** @param nextToken a form token that was open long enough to be believed, another one each time */
export function createSender(client: Client, nextToken: () => string): Sender {
  let underWay = 0;
  /** @returns the answer, or how the connection broke */
  const attempt = async (call: Parameters<Client>[0]): Promise<Answer | string> => {
    underWay += 1;
    try {
      return await client(call);
    } catch (error) {
      return String(error);
    } finally {
      underWay -= 1;
    }
  };
  const send: Sender['send'] = async (
    tally,
    kind = pick(['contact', 'contact', 'newsletter', 'application']),
  ) => {
    const email = somebody();
    const { type, body } = await bodyOf(kind, email, nextToken());
    const call = {
      host: HOSTS[pick(REGIONS)],
      path: PATHS[kind],
      address: someAddress(),
      method: 'POST' as const,
      headers: { 'Content-Type': type, 'Idempotency-Key': randomUUID() },
      body,
    };
    let answer = await attempt(call);
    const sentAgain: string[] = [];
    while (isWorthAnother(answer) && sentAgain.length < MOST_REPEATS) {
      sentAgain.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.body}`);
      await sleep(PAUSE_MS);
      answer = await attempt(call);
    }
    const reference = typeof answer === 'string' ? undefined : referenceIn(answer);
    const post: Post = {
      act: tally.act,
      kind,
      email,
      sentAgain,
      endedAt: Date.now(),
      status: typeof answer === 'string' ? undefined : answer.status,
      reference,
      said: typeof answer === 'string' ? answer : answer.body,
    };
    tally.posts.push(post);
    return post;
  };
  return { send, underWay: () => underWay };
}
