// The first visit: how much script the page loads, and when there is something to read.
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { openPhone, type Site } from './site';

/** A slow mobile network: 1.6 Mbps down, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The scripts in the HTML of a page, gzipped, in bytes; `nomodule` ones are never loaded. */
export async function scriptBytes({ origin }: Site, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule/i.test(tag))
    .map(([, source = '']) => source.replaceAll('&amp;', '&'));
  const sizes = [...new Set(sources)].map(async (source) => {
    const answer = await fetch(new URL(source, origin));
    return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * When an element of `path` is on the screen, in ms after the start of the visit; for `rounds`
 * visits.
 */
export async function contentVisible(
  browser: Browser,
  { origin }: Site,
  path: string,
  selector: string,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { context, page, cdp } = await openPhone(browser);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await page.addInitScript((wanted) => {
      const look = () => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        if (box && box.height > 0 && box.top < innerHeight) {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => performance.mark('content');
          port2.postMessage(0);
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, selector);
    await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    times.push(
      await page.evaluate(() => {
        const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity;
        return Math.max(at('content'), at('first-contentful-paint'));
      }),
    );
    await context.close();
  }
  return times;
}
