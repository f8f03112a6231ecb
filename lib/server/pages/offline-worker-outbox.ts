// The offline worker's background sync: when the network is back, it sends what a closed page has
// left. Like the rest of the worker it is served as text and uses nothing but its arguments.
// Protects: an action is only ever sent for the reader who made it.
import type { KeptOutbox } from '@/lib/model/offline/kept-outbox';
import type { Sent, SentAnswer } from '@/lib/model/offline/sent';
import type { WorkerScope } from './offline-worker';

export type OutboxSettings = {
  /** The tag of the sync event, which is also the name of the lock that all senders share. */
  tag: string;
  store: string;
  keptAt: string;
  /** The call that says who is signed in. */
  whoPath: string;
  notLoggedIn: number;
};

type JudgeAnswer = (answer: SentAnswer, notLoggedIn: number) => Sent;

export function sendFromWorker(
  scope: WorkerScope,
  sentBy: JudgeAnswer,
  settings: OutboxSettings,
): void {
  async function outcomeOf(call: KeptOutbox['calls'][number]): Promise<Sent> {
    const { url, headers, body } = call;
    const answer = await scope.fetch(url, { method: 'POST', headers, body });
    const { status } = answer;
    const read = await answer.json().catch(() => undefined);
    const code: unknown = read?.base_resp?.error_code || read?.code;
    const waits = answer.headers.has('retry-after');
    return sentBy(
      { status, code: typeof code === 'number' ? code : undefined, waits },
      settings.notLoggedIn,
    );
  }

  /**
   * Who is signed in, '' for nobody. Fails where that is unknown, so that the browser wakes the
   * worker again: an error says nothing about the reader.
   */
  async function whoReads(): Promise<string> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const answer = await scope.fetch(settings.whoPath, init);
    if (answer.status === 401) return '';
    const { status, data } = answer.ok ? await answer.json() : {};
    if (status === false) return '';
    const id: unknown = data?.user_id ?? data?.id;
    if (status === true && typeof id === 'string' && id !== '') return id;
    throw new Error('Nothing says who is signed in.');
  }

  /** Sends what a closed page has left; fails where something has to be sent again. */
  async function sendKept(): Promise<void> {
    const store = await scope.caches.open(settings.store);
    const kept: KeptOutbox | undefined = await (await store.match(settings.keptAt))?.json();
    if (!kept) return;
    // Somebody else has signed in since: the earlier reader's actions are not theirs.
    if ((await whoReads()) !== kept.owner) return;
    const sent = { ...kept.sent };
    let fails = false;
    for (const call of kept.calls.filter(({ key }) => !sent[key])) {
      const outcome = await outcomeOf(call);
      if (outcome === 'later') fails = true;
      else sent[call.key] = outcome;
    }
    const told = new Response(JSON.stringify({ ...kept, sent }));
    await store.put(settings.keptAt, told);
    if (fails) throw new Error('The service does not take it now.');
  }

  /** While a page is visible it does the sending, since it shows the outcome. */
  async function sendOutbox(): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    pages.forEach((one) => one.postMessage('send'));
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
    const locks = scope.navigator?.locks;
    await (locks ? locks.request(settings.tag, sendKept) : sendKept());
  }

  scope.addEventListener('sync', (event) => {
    if (event.tag === settings.tag) event.waitUntil(sendOutbox());
  });
}
