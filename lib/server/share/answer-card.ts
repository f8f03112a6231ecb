// Draws the image of a link preview and answers with it. Protects: drawing takes a good part of a
// second of processor time, so one is drawn at a time, few may wait, and the results are cached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import type { Deployment } from '@/lib/deployments';
import { limitConcurrency } from '@/lib/model/timing/limit-concurrency';
import {
  cardBrowserSeconds,
  cardEdgeSeconds,
  cardHeightPx,
  cardWidthPx,
} from '@/lib/model/limits/share';
import { log } from '../process/log';
import { dataHeaders, refusal } from '../request/refusal-response';
import { madeOnce, type Made } from './made-once';
import { shareKey, siteName } from './share-key';
import { readShareRequest, type ShareRequest } from './share-request';

let font: ArrayBuffer | undefined;

function titleFont(): ArrayBuffer {
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/share/fonts/title.otf');
  // A copy: the buffer of a small file may be part of a larger one.
  font ??= new Uint8Array(readFileSync(path)).buffer;
  return font;
}

const inTurn = limitConcurrency(1);

/** Images being drawn or waiting; any further request would wait too long. */
const cardsAtOnce = 16;
let underWay = 0;

async function draw(card: ReactElement): Promise<Buffer> {
  const image = new ImageResponse(card, {
    width: cardWidthPx,
    height: cardHeightPx,
    fonts: [{ name: 'title', data: titleFont(), weight: 700, style: 'normal' }],
  });
  return Buffer.from(await image.arrayBuffer());
}

const cardHeaders: Readonly<Record<string, string>> = {
  ...dataHeaders,
  // Other sites may embed it beside their links: that is its purpose.
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': 'image/png',
};

/** A shared cache knows neither countries nor who has signed in. */
function cachingOf({ countries, signInToRead }: Deployment, browserSeconds: number): string {
  if (countries) return 'no-store';
  if (signInToRead) return `private, max-age=${browserSeconds}`;
  return `public, max-age=${browserSeconds}, s-maxage=${cardEdgeSeconds}`;
}

/** The subject of a card could not be loaded: it is not gone, so a previewer may try again. */
export class CardNotNow extends Error {}

class NoSuchCard extends Error {}

async function drawn(
  view: () => Promise<ReactElement | undefined>,
  headers: Readonly<Record<string, string>>,
): Promise<Made> {
  if (underWay >= cardsAtOnce) throw new CardNotNow();
  underWay += 1;
  try {
    const card = await view();
    if (!card) throw new NoSuchCard();
    const body = await inTurn(() => draw(card));
    return { page: { status: 200, headers, body }, cacheable: true };
  } finally {
    underWay -= 1;
  }
}

/**
 * Answers `/card/…`: `view` makes the card, or undefined when there is nothing to draw. A browser
 * caches it for `browserSeconds`, an edge never longer than a page.
 */
export async function answerCard(
  request: Request,
  path: string,
  view: (asked: ShareRequest) => Promise<ReactElement | undefined>,
  browserSeconds = cardBrowserSeconds,
): Promise<Response> {
  try {
    const asked = await readShareRequest(request);
    const caching = cachingOf(asked.deployment, browserSeconds);
    const headers = { ...cardHeaders, 'cache-control': caching };
    const site = siteName(request.headers.get('host') ?? '', asked.secure);
    const key = shareKey(site, path, new URL(request.url).searchParams, asked.language);
    const { page } = await madeOnce(key, () => drawn(() => view(asked), headers));
    return new Response(new Uint8Array(page.body), { headers });
  } catch (error) {
    if (error instanceof NoSuchCard) {
      return refusal('missing', { detail: 'There is no such picture.' });
    }
    if (error instanceof CardNotNow) return refusal('notReady', {}, { 'retry-after': '10' });
    log().error({ err: error, path }, 'a picture was not drawn');
    return refusal('failed', { detail: 'This picture was not drawn.' });
  }
}
