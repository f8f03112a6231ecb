// Limits how many pages are rendered at once, and how many wait for that. Protects: in a rush
// everyone gets an immediate answer, the page or a 503 that says when to come back, and never a
// queue that grows until the memory is used up.
import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Language } from '@/lib/model/text/languages';
import { pagesRefused, pagesRendering, pagesWaiting } from '../process/meters';
import { pathOf } from '../request/path-of';
import { waitingPage } from './waiting-page';

/**
 * What two cores render in a few seconds; visitors beyond that would wait longer than they are
 * willing to.
 */
export const pagesAtOnce = 64;
/**
 * Of these, so many are begun side by side; the others wait their turn. Pages that are all half
 * done keep everything they have made in memory, where each collection of garbage copies it again:
 * fifty side by side cost 1.6 times the processor time a page of eight, and the first visitor waits
 * for the last.
 */
export const renderedAtOnce = 8;
/**
 * While pages wait, this often the process is asked whether it has anything to do: those being
 * rendered may be waiting for a service. Below this share of the time spent at work, more begin.
 */
const idleCheckMs = 25;
const busyShare = 0.7;
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
 * Calls `begin` now and then while the process is idle, until that answers that there is nothing
 * more to begin.
 */
function whileIdle(begin: () => boolean): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    if (timer) return;
    let last = performance.eventLoopUtilization();
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      if (utilization < busyShare && !begin()) {
        clearInterval(timer);
        timer = undefined;
      }
    }, idleCheckMs);
    timer.unref();
  };
}

/**
 * Renders pages: calls `render` at once or in turn, or refuses the request when as many as `most`
 * are being rendered or wait. Whoever leaves while waiting is not rendered. A slot is free again
 * when its page is rendered: a slow reader, or one who reads nothing, holds none.
 */
export function createPageSlots(most = pagesAtOnce, atOnce = renderedAtOnce) {
  let rendering = 0;
  const waiting = new Set<() => void>();
  const stall = createStalled(stalledPerPlace * most);

  function begin(further: number): boolean {
    for (const start of waiting) {
      if (further <= 0) break;
      further -= 1;
      start();
    }
    return waiting.size > 0;
  }
  const beginWhenIdle = whileIdle(() => begin(atOnce));

  function start(response: ServerResponse, render: () => unknown): void {
    rendering += 1;
    pagesRendering.inc();
    whenRendered(response, (stalled) => {
      rendering -= 1;
      pagesRendering.dec();
      if (stalled) stall(response);
      begin(atOnce - rendering);
    });
    render();
  }

  function wait(response: ServerResponse, render: () => unknown): void {
    const leave = () => {
      pagesWaiting.dec();
      waiting.delete(inTurn);
      response.off('close', leave);
    };
    // What ends one request begins another; the context of the first must not come along.
    const inTurn = AsyncResource.bind(() => {
      leave();
      start(response, render);
    });
    pagesWaiting.inc();
    waiting.add(inTurn);
    response.once('close', leave);
    beginWhenIdle();
  }

  return function admit(url: string, response: ServerResponse, render: () => unknown): void {
    if (!isPageAddress(url)) render();
    else if (rendering + waiting.size >= most) {
      pagesRefused.inc();
      refuse(response);
    } else if (rendering < atOnce) start(response, render);
    else wait(response, render);
  };
}
