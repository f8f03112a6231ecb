// Limits how many pages are rendered at once. Protects: in a rush everyone gets an immediate
// answer, the page or a 503 that says when to come back, and never a queue that grows until the
// memory is used up.
import type { ServerResponse } from 'node:http';
import type { Language } from '@/lib/model/text/languages';
import { pagesRefused, pagesRendering } from '../process/meters';
import { pathOf } from '../request/path-of';
import { waitingPage } from './waiting-page';

/**
 * What two cores render in a few seconds; visitors beyond that would wait longer than they are
 * willing to.
 */
export const pagesAtOnce = 64;
const retryAfterSeconds = 3;
/**
 * A page whose visitor has taken nothing for two such intervals no longer counts as being rendered.
 */
const stalledMs = 500;
/** For each rendering slot, how many pages are kept in memory for slow visitors. */
const stalledPerPlace = 8;

const notPages = /^\/(_next|api|file|icon|picture|voice|livez|readyz)(\/|\?|$)/;
/**
 * Calls of reader apps and of operators' programs; any other address with these prefixes is a
 * missing page.
 */
const furtherCalls = /^\/((internal|reader\/api\/0)\/.|accounts\/ClientLogin(\?|$))/;

/** Files that need no rendering: `public/`, and three that are a few lines each. */
const plainFiles =
  /^\/((apple-touch-icon|icon-\d+|icon-maskable-\d+)\.png|(icon|icon-maskable|logo)\.svg|favicon\.ico|covers\/\d\.svg|showcase\/[a-z-]+\.webp|manifest\.webmanifest|robots\.txt|m\/worker\.js)$/;

/**
 * Whether an address has to be rendered: a page, a feed, or a missing file, which the not-found
 * page answers.
 */
export const isPageAddress = (url: string) =>
  !notPages.test(url) && !furtherCalls.test(url) && !plainFiles.test(pathOf(url));

const busyWords: Record<Language, string> = {
  en: 'Many readers are here right now. This page opens by itself in a moment.',
  zh: '现在访问的人很多，页面稍后会自动打开。',
  ph: 'Maraming nagbabasa ngayon. Kusang magbubukas ang page na ito maya-maya.',
};

const busyPage = waitingPage(busyWords, retryAfterSeconds);

function refuse(response: ServerResponse): void {
  response.writeHead(busyPage.status, busyPage.headers);
  response.end(busyPage.body);
}

/**
 * Calls back once when a page is rendered, its visitor has left, or nothing has been taken for a
 * moment.
 */
function whenRendered(response: ServerResponse, done: (stalled: boolean) => void): void {
  let over = false;
  const end = (stalled: boolean) => {
    if (over) return;
    over = true;
    clearInterval(timer);
    done(stalled);
  };
  let waited = false;
  const timer = setInterval(() => {
    const waits = response.writableNeedDrain || response.socket?.writableNeedDrain === true;
    if (waits && waited) end(true);
    waited = waits;
  }, stalledMs);
  timer.unref();
  response.once('prefinish', () => end(false));
  response.once('close', () => end(false));
}

/** Responses that wait for slow visitors; beyond the limit, the longest-waiting one is cut off. */
function createStalled(most: number) {
  const waiting = new Set<ServerResponse>();
  return (response: ServerResponse) => {
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    const [longest] = waiting;
    if (waiting.size > most) longest?.destroy();
  };
}

/**
 * Takes a slot for the page of a response; false when there was none and the request has been
 * refused. The slot is free again when the page is rendered: a slow reader, or one who reads
 * nothing, holds none.
 */
export function createPageSlots(most = pagesAtOnce) {
  let taken = 0;
  const stall = createStalled(stalledPerPlace * most);
  return function admit(url: string, response: ServerResponse): boolean {
    if (!isPageAddress(url)) return true;
    if (taken >= most) {
      pagesRefused.inc();
      refuse(response);
      return false;
    }
    taken += 1;
    pagesRendering.inc();
    whenRendered(response, (stalled) => {
      taken -= 1;
      pagesRendering.dec();
      if (stalled) stall(response);
    });
    return true;
  };
}
