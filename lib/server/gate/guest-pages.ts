// The list and the articles as all visitors without cookies see them: rendered once for everybody
// who asks within some seconds, and once for all who ask while it is being rendered. Protects: a crowd
// that follows a link costs one page, each visitor still gets a device of their own, and nobody waits
// for a page that does not come.
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

/** What belongs to one answer, or is said anew by whoever sends the page. */
const ofOneAnswer = new Set([
  ...['set-cookie', 'x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding'],
  ...['content-encoding', 'content-length', 'content-security-policy'],
]);

/** How a page that somebody waited for ended: kept, its visitor's alone, or cut off half-way. */
type Ended = 'kept' | 'own' | 'cut';

/** A captured page as everybody gets it, or undefined when it is no such page. */
function toShared(page: CapturedPage, foreignMedia: boolean): SharedPage | undefined {
  const isHtml = String(page.headers['content-type']).startsWith('text/html');
  if (page.status !== 200 || !isHtml) return undefined;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(page.headers)) {
    if (value === undefined || ofOneAnswer.has(name)) continue;
    // The hints of style sheets name a nonce that is nobody's any more.
    headers[name] = String(value).replace(/; nonce="[^"]*"/g, '');
  }
  headers['content-security-policy'] = keptPagePolicy(page.html, foreignMedia);
  return { status: page.status, headers, body: Buffer.from(page.html) };
}

/** Sends a page from memory with a device of the visitor's own; false when it is not there. */
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

/** After so long a page that somebody else asked for is asked for again. */
const longestWaitMs = 2 * pageDeadlineMs;
/** How often one visitor waits for another one's page before they get their own. */
const mostWaits = 2;

export type ServeGuest = (
  message: IncomingMessage,
  response: ServerResponse,
  render: () => void,
) => boolean;

/**
 * Answers a request whose page is shared, from memory or by calling `render`, now or a little later;
 * false when the page is the visitor's own.
 */
export function createGuestPages(table: GuestTable, waitMs = longestWaitMs): ServeGuest {
  /** Pages under way, by their key and the changes they were begun after. */
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
      // Whatever was wrong with it is wrong with all of them: nobody waits for the next.
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
