/**
 * Answers every request of the built site. What the build has made is sent from its copies, and
 * whether it may be sent is the decision of middleware.ts; all else is Next's work.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextResponse } from 'next/server.js';
import { refuse } from '../../platform/http/body-stream.ts';
import { isCall } from '../../platform/http/call-path.ts';
import { readCopies } from '../../platform/http/copies.ts';
import type { Handler } from '../../platform/http/create-server.ts';
import { isOwnForm, readActions } from '../../platform/http/form-body.ts';
import { keptAssets } from '../../platform/http/kept-assets.ts';
import { answerPlain } from '../../platform/http/plain-answer.ts';
import { renderingLimiter } from '../../platform/http/render-limit.ts';
import { type RequestKind, setKind } from '../../platform/http/request-end.ts';
import { copySender } from '../../platform/http/send-copy.ts';
import {
  copyHeaders,
  sendAnswer,
  tidyHeaders,
  toWebRequest,
} from '../../platform/http/web-request.ts';
import { metrics } from '../../platform/metrics/metrics.ts';
import { origins } from '../../platform/region/origins.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { withDecision } from '../../site/routing/decision.ts';
import { isAnswer } from '../../site/routing/show-page.ts';

type Middleware = (
  request: ReturnType<typeof toWebRequest>,
) => NextResponse | Promise<NextResponse>;

/** These the middleware never sees: `matcher` in middleware.ts says the same. */
const isAsset = (path: string) => path.startsWith('/_next/static/');

/** Next answers an empty 400 to all others, also where 405 and `Allow` are due. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What the middleware lets the visitor have: the path of a page or a file, or nothing more. */
function pathToShow(answer: NextResponse, asked: string): string | undefined {
  const rewrite = answer.headers.get('x-middleware-rewrite');
  if (rewrite) return decodeURIComponent(/^https?:\/\/[^/]+([^?#]*)/.exec(rewrite)?.[1] ?? '');
  return answer.headers.get('x-middleware-next') ? asked : undefined;
}

const FOLDER_OF_PAGE = new RegExp(`^/(?:${REGIONS.join('|')})/`);

/** @param shown where the middleware leads */
function kindOf(shown: string): RequestKind {
  if (isAnswer(shown)) return 'answer';
  if (shown.startsWith('/markdown/')) return 'markdown';
  return FOLDER_OF_PAGE.test(shown) ? 'page' : 'file';
}

/**
 * @param dist the absolute path of the build
 * @param next answers what was not made at build; the middleware that it runs is given our decision
 * @param staticDir the folder with the files of the last builds; see kept-assets.ts
 */
export function siteHandler(
  dist: string,
  middleware: Middleware,
  next: Handler,
  staticDir?: string,
): Handler {
  const actions = readActions(dist);
  const built = readCopies(dist);
  const copies = new Map(Object.entries(built.copies));
  const sendCopy = copySender(dist, built.origins, origins());
  const ofOtherBuilds = staticDir
    ? { find: keptAssets(staticDir), send: copySender(staticDir, built.origins, built.origins) }
    : undefined;
  const countRendering = renderingLimiter();

  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    tidyHeaders(response);
    return next(request, response);
  };

  /** Has a page made for this one request, unless its address has had too many. */
  const render = async (
    request: IncomingMessage,
    response: ServerResponse,
    decision: NextResponse,
  ) => {
    const seconds = await countRendering(String(request.headers['x-forwarded-for']));
    if (seconds === undefined) return withDecision(decision, () => passOn(request, response));
    response.setHeader('Retry-After', seconds);
    return answerPlain(request, response, 'TOO_MANY_PAGES');
  };

  return async (request, response) => {
    const { method, url = '/' } = request;
    const path = url.split('?', 1)[0] ?? url;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isCall(path)) {
      setKind(response, 'api');
      if (!KNOWN_METHODS.has(method ?? '')) {
        // Only the endpoint knows what it takes: see lib/platform/api/methods.ts.
        request.headers['x-unknown-method'] = method;
        request.method = 'OPTIONS';
      }
      return passOn(request, response);
    }
    if (isAsset(path)) {
      setKind(response, 'asset');
      const copy = copies.get(path);
      if (copy && isRead) return sendCopy(request, response, copy);
      const former = isRead ? ofOtherBuilds?.find(path) : undefined;
      if (former) return ofOtherBuilds?.send(request, response, former);
      if (!isRead) response.setHeader('Allow', 'GET, HEAD');
      return answerPlain(request, response, isRead ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED');
    }
    const answer = await middleware(toWebRequest(request));
    const shown = pathToShow(answer, path);
    if (shown === undefined) return sendAnswer(request, response, answer);
    if (!isRead) {
      setKind(response, 'form');
      if (await isOwnForm(request, actions)) return render(request, response, answer);
      metrics()?.forms.inc({ kind: 'unknown', outcome: 'broken' });
      return refuse(request, response, 'BROKEN_FORM');
    }
    setKind(response, kindOf(shown));
    if (isAnswer(shown)) return render(request, response, answer);
    const copy = copies.get(shown);
    if (!copy) return withDecision(answer, () => passOn(request, response));
    response.statusCode = answer.status;
    copyHeaders(answer.headers, response);
    return sendCopy(request, response, copy);
  };
}
