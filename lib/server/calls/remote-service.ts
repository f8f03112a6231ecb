// A news service at an address, as a `Fetch`. It answers every request: a service that is down is a
// 502 envelope, one that is slow to begin a 504, so that nobody above has to catch anything. Protects:
// one of several services may die, or let an idle connection go, and no reader hears of it where the
// call can be sent again.
import { isRepeatable, type Fetch } from '@/lib/contract';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { span, statusAttributes, traceparent } from '@/lib/newsroom/spans';
import type { Breaker } from '../process/breaker';
import { leaveBody } from './leave-body';
import { refusal } from '../request/refusal-response';

/** How long the news service may take to begin an answer; the specification leaves it open. */
const serviceTimeoutMs = 15_000;

export type RemoteOptions = {
  /** The base address; its path, if any, is put before the path of each call. */
  base: string;
  fetch?: Fetch;
  /** How long the answer may take to begin; its body may take as long as it likes. */
  timeoutMs?: number;
  /** When whoever asks gives up on everything, answers that have begun included. */
  deadline?: AbortSignal;
  /** Whoever asks would rather wait than be refused: a service that is slow for pages is asked. */
  patient?: boolean;
  /** Knows whether it is worth asking. */
  breaker?: Breaker;
  /** Hears why the service does not believe who we are. */
  onIdentityRefused?: (reason: string) => void;
};

/**
 * The signal beside the request tells the framework to keep no copy of the answer, which it does for
 * whoever may ask the same once more: a copy would hold back a reader who is let go.
 */
const ownFetch: Fetch = (request) => globalThis.fetch(request, { signal: request.signal });

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

/** Fetches from a remote news service, with the request's path, body and abort signal. */
export function remoteService({
  base,
  fetch = ownFetch,
  timeoutMs = serviceTimeoutMs,
  deadline,
  patient,
  breaker,
  onIdentityRefused,
}: RemoteOptions): Fetch {
  const unreachable = () => refusal('upstream', { detail: 'The news service cannot be reached.' });
  const root = base.replace(/\/+$/, '');
  const ask: Fetch = async (request) => {
    if (deadline?.aborted) return refusal('upstreamSlow');
    if (breaker && !breaker.mayAsk(patient)) return unreachable();
    const { pathname, search } = new URL(request.url);
    const asked = breaker?.now();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeoutMs);
    const headers = new Headers(request.headers);
    const trace = traceparent();
    if (trace) headers.set('traceparent', trace);
    const { method } = request;
    const signal = AbortSignal.any(
      [request.signal, patience.signal, deadline].filter((one) => one !== undefined),
    );
    try {
      const body = request.body && (await request.text());
      const send = () =>
        fetch(
          new Request(`${root}${pathname}${search}`, {
            ...{ method, headers, body, signal },
            // A redirect would carry the identity to an address that nobody configured.
            redirect: 'manual',
            cache: 'no-store',
          }),
        );
      const answer = await send().catch((error: unknown) => {
        if (signal.aborted || !isRepeatable(method, pathname)) throw error;
        return send();
      });
      breaker?.answered();
      const refused = answer.headers.get(identityRefusedHeader);
      if (refused !== null) onIdentityRefused?.(refused);
      if (!isRedirect(answer)) return answer;
      leaveBody(answer);
      return refusal('upstream', { detail: 'The news service gave no usable answer.' });
    } catch {
      if (request.signal.aborted) return refusal('left');
      const isLate = deadline?.aborted === true;
      const slow = patience.signal.aborted || isLate;
      if (isLate) breaker?.late();
      else breaker?.failed(slow ? undefined : asked);
      return slow ? refusal('upstreamSlow') : unreachable();
    } finally {
      clearTimeout(timer);
    }
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    const attributes = { 'http.request.method': request.method, 'url.path': pathname };
    return span('call', { kind: 'client', attributes }, () => ask(request), statusAttributes);
  };
}
