// A reader's browser without a browser: the state, and a service with scripted answers.
import { createStore } from 'jotai';
import { matchOperation, type Fetch, type OperationName } from '@/lib/contract';
import { refusalOf, type RefusalReason } from '@/lib/contract/refusals';
import { fetchAtom } from '@/lib/state/page/service';

export type Answer =
  { status?: number; body: unknown; headers?: Record<string, string> } | 'broken';
export type Asked = { name: OperationName; input: Record<string, unknown> };

/** A list answer with events of these ids. */
export const listOf = (ids: string[], more: Record<string, unknown> = {}): Answer => ({
  body: {
    code: 0,
    data: {
      // Newer than any test's events on the page.
      events: ids.map((id) => ({
        ...{ id, title: [{ lang: 'en', text: id }], release_time: Date.UTC(2030, 0) },
      })),
      has_more: false,
      session_id: 's1',
      next_cursor: '',
      ...more,
    },
  },
});

/** A refusal for a reason, in the service's wording for programs. */
export function refusedFor(reason: RefusalReason): Answer {
  const { code, status, message } = refusalOf(reason);
  return {
    status,
    body: { code, base_resp: { error_code: code, error_message: message, reason } },
  };
}

/** A store whose calls are answered by `answer`, with the recorded calls. */
export function newReader(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const store = createStore();
  const asked: Asked[] = [];
  const fetch: Fetch = async (request) => {
    const url = new URL(request.url);
    const match = matchOperation(request.method, url.pathname);
    if (!match || match === 'method') throw new Error(`no such call: ${url.pathname}`);
    const input =
      request.method === 'GET'
        ? { ...match.params, ...Object.fromEntries(url.searchParams) }
        : await request.json();
    const call = { name: match.name, input };
    asked.push(call);
    const given = await answer(call);
    if (given === 'broken') throw new TypeError('fetch failed');
    request.signal.throwIfAborted();
    return Response.json(given.body, { status: given.status ?? 200, headers: given.headers });
  };
  store.set(fetchAtom, { fetch });
  return { store, asked };
}
