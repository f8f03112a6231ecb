// Draws the picture of a link preview and answers with it. Protects: drawing costs a good part of a
// second of processor time, so one is drawn at a time, few wait for it and what was drawn is kept.
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
  // A copy of its own: the buffer of a small file may be part of a larger one.
  font ??= new Uint8Array(readFileSync(path)).buffer;
  return font;
}

const inTurn = limitConcurrency(1);

/** Pictures that are drawn or wait for their turn; what comes after them would wait too long. */
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
  // Others show it beside their links: that is what it is for.
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': 'image/png',
};

/** A cache in front knows neither countries nor who has signed in. */
function cachingOf({ countries, signInToRead }: Deployment, browserSeconds: number): string {
  if (countries) return 'no-store';
  if (signInToRead) return `private, max-age=${browserSeconds}`;
  return `public, max-age=${browserSeconds}, s-maxage=${cardEdgeSeconds}`;
}

/** What a card is about could not be asked for: not gone, whoever shows previews may come again. */
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
 * Answers `/card/…`: `view` makes the card, or undefined when there is nothing to draw. A browser keeps
 * it for `browserSeconds`, an edge never longer than it keeps a page.
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
