// A news service at an address, as a `Fetch`. It answers every request: a service that is down
// becomes a 502 envelope and one that is slow to begin a 504, so callers have nothing to catch.
// Protects: when one of several services dies, or an idle connection is closed, readers don't
// notice as long as the call can be sent again.
import { isRepeatable, type Fetch } from '@/lib/contract';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { span, statusAttributes, traceparent } from '@/lib/newsroom/spans';
import type { Breaker } from '../process/breaker';
import { leaveBody } from './leave-body';
import { refusal } from '../request/refusal-response';

/** How long the news service may take to begin an answer; the specification sets no limit. */
const serviceTimeoutMs = 15_000;

export type RemoteOptions = {
  /** The base address; its path, if any, is put before the path of each call. */
  base: string;
  fetch?: Fetch;
  /** How long the answer may take to begin; its body has no limit. */
  timeoutMs?: number;
  /** When the caller gives up on everything, including answers that have begun. */
  deadline?: AbortSignal;
  /** The caller would rather wait than be refused: a service too slow for pages is still asked. */
  patient?: boolean;
  /** Decides whether the service is worth asking. */
  breaker?: Breaker;
  /** Called with the reason why the service rejects our identity. */
  onIdentityRefused?: (reason: string) => void;
};

/**
 * Passing the signal beside the request tells the framework to keep no copy of the answer, which it
 * otherwise does for identical requests: a copy would keep a canceled body open.
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
            // Following a redirect would send the identity to an address that nobody configured.
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
