/**
 * Bounds on bodies, before a handler reads them. Next would cut a long one silently: behind a middleware
 * it reaches the handler without its end. Memory is bounded by what is unfinished: most of an
 * attacker's bodies never end.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UPLOAD_BODY } from '../files/limits.ts';
import { addressGroup } from '../security/client-address.ts';
import { cutAfterAnswer, refuse } from './body-stream.ts';
import { isCall } from './call-path.ts';

export type BodyLimits = {
  /** In bytes, for an endpoint; its own limit (`maxBytes`, usually 64 KB) holds while it reads. */
  call: number;
  /** In bytes, for a form that is posted to a page. Next keeps it until it is whole. */
  page: number;
  /** The same where the form has a file. */
  pageWithFiles: number;
  /** Whether the page at a path, as it stands in the address, has such a form. */
  takesFiles: (path: string) => boolean;
  /** How many bodies may be on their way at a time, from all and from one address. */
  unfinished: number;
  unfinishedPerAddress: number;
  /** In bytes, what those may have together: memory is bounded by it. */
  unfinishedBytes: number;
  unfinishedBytesPerAddress: number;
};

export const BODY_LIMITS: BodyLimits = {
  // Large enough for every form with a CV or a picture.
  call: UPLOAD_BODY,
  page: 64 * 1024,
  pageWithFiles: UPLOAD_BODY,
  takesFiles: () => false,
  unfinished: 400,
  unfinishedPerAddress: 64,
  // Sixteen files of the largest kind, and four from an address.
  unfinishedBytes: 16 * UPLOAD_BODY,
  unfinishedBytesPerAddress: 4 * UPLOAD_BODY,
};

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? '';
const isCallOf = (request: IncomingMessage) => isCall(pathOf(request));
const declared = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

/** @returns in bytes, what the body of `request` may have */
export function bodyLimit(request: IncomingMessage, limits: BodyLimits): number {
  if (isCallOf(request)) return limits.call;
  return limits.takesFiles(pathOf(request)) ? limits.pageWithFiles : limits.page;
}

type Unfinished = { group: string; bytes: number };

const bytesOf = (bodies: Iterable<Unfinished>) =>
  [...bodies].reduce((sum, { bytes }) => sum + bytes, 0);

/** @returns a function that calls `next` for a request whose body keeps to the limits, else answers */
export function bodyLimiter(limits: BodyLimits) {
  // A Map keeps the order in which its keys were set: the first has been on its way longest.
  const unfinished = new Map<IncomingMessage, Unfinished>();

  const isFull = () =>
    unfinished.size > limits.unfinished || bytesOf(unfinished.values()) > limits.unfinishedBytes;

  /** @param bytes that its body has, or may have */
  const admit = (request: IncomingMessage, address: string, bytes: number): boolean => {
    const group = addressGroup(address);
    const own = [...unfinished.values()].filter((one) => one.group === group);
    if (own.length >= limits.unfinishedPerAddress) return false;
    if (bytesOf(own) + bytes > limits.unfinishedBytesPerAddress) return false;
    unfinished.set(request, { group, bytes });
    const end = () => unfinished.delete(request);
    request.once('end', end).once('close', end);
    for (const [longest] of unfinished) {
      if (!isFull()) break;
      unfinished.delete(longest);
      longest.socket.destroy();
    }
    return true;
  };

  return (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    next: () => void,
  ): void => {
    const limit = bodyLimit(request, limits);
    const isOfUnknownLength = request.headers['transfer-encoding'] !== undefined;
    const hasBody = isOfUnknownLength || declared(request) > 0;
    if (declared(request) > limit) refuse(request, response, 'TOO_LARGE');
    else if (hasBody && !admit(request, address, isOfUnknownLength ? limit : declared(request)))
      refuse(request, response, 'TOO_MANY_REQUESTS');
    // A form is looked at once it is whole, and every browser says how long it is.
    else if (isOfUnknownLength && !isCallOf(request)) refuse(request, response, 'LENGTH_REQUIRED');
    else {
      if (isOfUnknownLength) cutAfterAnswer(request, response);
      next();
    }
  };
}
