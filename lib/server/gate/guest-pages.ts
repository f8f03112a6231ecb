// The list and the articles as all visitors without cookies see them: rendered once for all who ask
// within some seconds, and once for all who ask while it is being rendered. Protects: a crowd that
// follows a link costs one page, each visitor still gets their own device, and nobody waits for a
// page that never arrives.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pageDeadlineMs } from '@/lib/model/limits/service';
import { newDevice } from '../identity/device';
import { sessionSecret } from '../process/env';
import { guestPages } from '../process/meters';
import { processState } from '../process/process-state';
import { withId } from '../request/request-id';
import { acceptedEncoding, type SharedPage } from '../process/shared-pages';
import { capturePage, type CapturedPage } from './capture-page';
import { createGuestPageOf, type GuestPage, type GuestTable } from './guest-page-key';
import { keptPagePolicy } from './security-headers';

/** Headers that belong to one answer, or that are set again when the page is sent. */
const ofOneAnswer = new Set([
  ...['set-cookie', 'x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding'],
  ...['content-encoding', 'content-length', 'content-security-policy'],
]);

/** How the rendering that others waited for ended: stored, private to its visitor, or cut off. */
type Ended = 'kept' | 'own' | 'cut';

/** A captured page as everybody gets it, or undefined when it cannot be shared. */
function toShared(page: CapturedPage, foreignMedia: boolean): SharedPage | undefined {
  const isHtml = String(page.headers['content-type']).startsWith('text/html');
  if (page.status !== 200 || !isHtml) return undefined;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(page.headers)) {
    if (value === undefined || ofOneAnswer.has(name)) continue;
    // Preload hints of style sheets carry a nonce that is no longer valid.
    headers[name] = String(value).replace(/; nonce="[^"]*"/g, '');
  }
  headers['content-security-policy'] = keptPagePolicy(page.html, foreignMedia);
  return { status: page.status, headers, body: Buffer.from(page.html) };
}

/** Sends a page from memory with a new device for this visitor; false when none is stored. */
async function sendKept(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { key, secure }: GuestPage,
  how: 'kept' | 'waited',
): Promise<boolean> {
  const encoding = acceptedEncoding(String(headers['accept-encoding'] ?? ''));
  const found = processState().guestPages.get(key, encoding, Date.now());
  if (!found) return false;
  const { setCookie } = await newDevice(sessionSecret(), secure);
  if (response.destroyed) return true;
  const head = withId(found.head, headers);
  response.writeHead(found.page.status, head.concat('set-cookie', setCookie));
  response.end(found.body);
  guestPages.inc({ how });
  return true;
}

/** After this long a page that somebody else asked for is requested again. */
const longestWaitMs = 2 * pageDeadlineMs;
/** How often one visitor waits for another visitor's page before getting their own. */
const mostWaits = 2;

export type ServeGuest = (
  message: IncomingMessage,
  response: ServerResponse,
  render: () => void,
) => boolean;

/**
 * Answers a request whose page is shared, from memory or by calling `render`, now or later; false
 * when the page is the visitor's own.
 */
export function createGuestPages(table: GuestTable, waitMs = longestWaitMs): ServeGuest {
  /** Pages being rendered, by their key and the change counter at their start. */
  const underWay = new Map<string, Promise<Ended>>();
  const guestPageOf = createGuestPageOf(table);

  async function make(
    response: ServerResponse,
    { key, foreignMedia }: GuestPage,
    since: number,
  ): Promise<Ended> {
    const captured = await capturePage(response);
    if (!captured) return 'cut';
    const isUnkept = processState().unkept.has(response);
    const shared = isUnkept ? undefined : toShared(captured, foreignMedia);
    if (!shared) return 'own';
    processState().guestPages.put(key, shared, Date.now(), since);
    return 'kept';
  }

  function begin(response: ServerResponse, page: GuestPage, name: string, since: number): void {
    const made = make(response, page, since).finally(() => {
      if (underWay.get(name) === made) underWay.delete(name);
    });
    underWay.set(name, made);
    guestPages.inc({ how: 'made' });
  }

  async function serve(
    message: IncomingMessage,
    response: ServerResponse,
    page: GuestPage,
    render: () => void,
  ): Promise<void> {
    const { guestPages: pages } = processState();
    for (let waits = 0; ; waits += 1) {
      if (await sendKept(message, response, page, waits > 0 ? 'waited' : 'kept')) return;
      const since = pages.changes();
      const name = `${since} ${page.key}`;
      const other = waits < mostWaits ? underWay.get(name) : undefined;
      if (!other) {
        begin(response, page, name, since);
        return render();
      }
      const ended = await Promise.race([other, wait(waitMs, 'cut' as const, { ref: false })]);
      if (response.destroyed) return;
      if (underWay.get(name) === other) underWay.delete(name);
      // Whatever made this page private applies to all of them: don't wait for another.
      if (ended === 'own') return render();
    }
  }

  return function answer(message, response, render) {
    const page = guestPageOf(message);
    if (!page) return false;
    void serve(message, response, page, render).catch(render);
    return true;
  };
}
