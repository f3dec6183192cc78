/** One request to the API of this edition, and what its failure looks like. */
import { noteServer } from './state.ts';

export type CallInit = Omit<RequestInit, 'body' | 'credentials' | 'headers'> & {
  /** Becomes the body, as JSON. */
  json?: unknown;
  /** Becomes the body as it is: a form with files. */
  form?: FormData;
  /** Told how much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Makes a POST one that may be repeated: the server does it once a key. */
  idempotencyKey?: string;
};

/** An answer that is no success. `body` is the parsed body, or the raw one when it is no JSON. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    const said = body !== null && typeof body === 'object' && 'message' in body && body.message;
    super(typeof said === 'string' ? said : `The server answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Where the requests of this edition go; the layout wrote it. */
const base = () => document.documentElement.dataset.apiBase ?? '';

/** @throws TypeError when no server answers */
export async function send(
  path: string,
  { json, form, idempotencyKey, onProgress, ...init }: CallInit,
): Promise<Response> {
  const headers = new Headers();
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  try {
    const body = json === undefined ? form : JSON.stringify(json);
    const request = { ...init, credentials: 'include' as const, headers, body };
    const response = onProgress
      ? await (await import('./upload.ts')).upload(base() + path, request, onProgress)
      : await fetch(base() + path, request);
    noteServer(response.status < 500);
    return response;
  } catch (error) {
    // A request aborted by its caller says nothing of the server.
    if (!init.signal?.aborted) noteServer(false);
    throw error;
  }
}

export async function failureOf(response: Response): Promise<CallFailure> {
  const raw = await response.text();
  try {
    return new CallFailure(response.status, JSON.parse(raw));
  } catch {
    return new CallFailure(response.status, raw);
  }
}
