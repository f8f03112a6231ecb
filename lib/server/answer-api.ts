// Wires the BFF to this process: the deployment of the request, the real service, clock and
// secrets, and a count of calls in progress, which a shutdown waits for.
import { bff } from './bff';
import type { BffOptions } from './calls/bff-options';
import { readerApi } from './reader-api';
import { deploymentFor } from './process/deployment-table';
import { environment, sessionSecret } from './process/env';
import { log } from './process/log';
import { processState } from './process/process-state';
import { createHttpNotice } from './gate/misdirected';
import { noteWrongOrigin } from './gate/wrong-origin';
import { refusal } from './request/refusal-response';
import { loginUpstream, upstream } from './calls/upstream';
import { voice } from './voice';

let tellHttp: ReturnType<typeof createHttpNotice> | undefined;

/** Answers with `run`; an unexpected error is logged and becomes a 500 envelope. */
export async function withinProcess(
  request: Request,
  run: (request: Request, options: BffOptions) => Promise<Response>,
): Promise<Response> {
  const state = processState();
  state.calls += 1;
  try {
    const deployment = deploymentFor(request.headers);
    if (!deployment) return refusal('host');
    tellHttp ??= createHttpNotice(log());
    tellHttp(request.headers, deployment.env);
    const { NEWS_SERVICE_SECRET, TRUSTED_PROXIES } = environment();
    return await run(request, {
      deployment,
      service: upstream(deployment, 'patient'),
      loginService: loginUpstream(deployment, 'patient'),
      sessionSecret: sessionSecret(),
      serviceSecret: NEWS_SERVICE_SECRET,
      trustedProxies: TRUSTED_PROXIES,
      process: state,
      onWrongOrigin: noteWrongOrigin,
      now: Date.now(),
    });
  } catch (error) {
    const { pathname } = new URL(request.url);
    const id = request.headers.get('x-request-id') ?? undefined;
    log().error({ err: error, id, method: request.method, path: pathname }, 'a call failed');
    return refusal('failed', { detail: 'This call failed.' });
  } finally {
    state.calls -= 1;
  }
}

/** Answers any request under `/api`. */
export function answerApi(request: Request): Promise<Response> {
  return withinProcess(request, bff);
}

/** Answers the API that feed-reader apps call. */
export function answerReaderApi(request: Request): Promise<Response> {
  return withinProcess(request, readerApi);
}

/** Answers the audio of one part of an article. */
export function answerSound(request: Request): Promise<Response> {
  return withinProcess(request, voice);
}
