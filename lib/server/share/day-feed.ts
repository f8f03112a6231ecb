// The reports of the last days as Atom, one entry per day: requested without an identity, like the
// news feeds. Protects: the id of a day never changes, and a day is included only once it is over.
import { createHash } from 'node:crypto';
import { generateAtomFeed } from 'feedsmith';
import type { DailyReport } from '@/lib/contract';
import { programDeadlineMs } from '@/lib/model/limits/service';
import { isKnownEtag } from '@/lib/model/wire/known-etag';
import { dayInWords } from '@/lib/model/calendar-words';
import { pickText, toLanguage, toTag, type Language } from '@/lib/model/text/languages';
import { dataHeaders, refusal } from '../request/refusal-response';
import { log } from '../process/log';
import { feedCaching } from './feed-caching';
import { feedUpdated } from './feed-updated';
import { feedTypes } from './share-links';
import { processState } from '../process/process-state';
import { madeOnce } from './made-once';
import { siteName } from './share-key';
import { readShareRequest, type ShareRequest } from './share-request';
import { escapeMarkup } from '@/lib/model/text/escape-markup';
import { xmlText } from '@/lib/model/text/xml-text';

/** How many days the feed holds. */
const days = 7;

/** The feed's name: a feed reader lists it beside the news feeds of the same site. */
const names = { en: 'The day', zh: '日报', ph: 'Ulat ng araw' } as const satisfies Record<
  Language,
  string
>;

/** A report as the simple HTML that feed readers show. */
function pageOf({ sections }: DailyReport, language: Language, origin: string): string {
  return sections
    .map(({ name, entries }) => {
      const rows = entries.map(({ event_id, title, sentence }) => {
        const link = `${origin}/m/news/detail?id=${encodeURIComponent(event_id)}`;
        const source = sentence?.references[0]?.source;
        const quoted = sentence
          ? `<br>${escapeMarkup(sentence.text)}${source ? ` (${escapeMarkup(source)})` : ''}`
          : '';
        return `<li><a href="${escapeMarkup(link)}">${escapeMarkup(title)}</a>${quoted}</li>`;
      });
      return `<h2>${escapeMarkup(pickText(name, language))}</h2><ul>${rows.join('')}</ul>`;
    })
    .join('');
}

type FeedSite = Pick<ShareRequest, 'readerOrigin' | 'deployment'>;

export function writeDayFeed(
  reports: readonly DailyReport[],
  language: Language,
  { readerOrigin: origin, deployment }: FeedSite,
  now = Date.now(),
): string {
  const own = `tag:${new URL(origin).hostname},2026:day`;
  const brand = deployment.brand[language];
  const tag = toTag(language);
  const home = `${origin}/m/day`;
  const feed = generateAtomFeed({
    id: `${own}/${tag}`,
    xml: { lang: tag },
    title: { value: `${names[language]} · ${brand}` },
    updated: feedUpdated(
      reports.map(({ made_at }) => made_at),
      now,
    ),
    authors: [{ name: brand }],
    links: [
      { rel: 'self', type: feedTypes.atom, href: `${origin}/day.atom?lang=${tag}` },
      { rel: 'alternate', type: 'text/html', href: home },
    ],
    entries: reports.map((report) => ({
      id: `${own}/${tag}/${report.day}`,
      title: { value: dayInWords(report.day, tag) },
      updated: new Date(report.made_at),
      published: new Date(report.made_at),
      content: { value: pageOf(report, language, origin), type: 'html' },
      links: [{ rel: 'alternate', type: 'text/html', href: `${home}?date=${report.day}` }],
    })),
  });
  return xmlText(feed);
}

export async function answerDayFeed(request: Request): Promise<Response> {
  const asked = await readShareRequest(request, programDeadlineMs);
  const { deployment, call } = asked;
  const language = toLanguage(new URL(request.url).searchParams.get('lang'), asked.language);
  if (deployment.surface === 'public' || deployment.signInToRead) {
    return refusal('missing', { detail: 'There is no such feed.' });
  }
  const site = siteName(request.headers.get('host') ?? '', asked.secure);
  // Every change makes a new key, so that removed content is in no report.
  const changes = processState().sharedPages.changes();
  const key = JSON.stringify([site, 'day.atom', language, changes]);
  try {
    const { page } = await madeOnce(key, async () => {
      const { code, days: known } = await call('GetDailyReport', { lang: language });
      if (code === undefined) throw new Error('The days did not come.');
      const all = await Promise.all(
        known.slice(0, days + 2).map((date) => call('GetDailyReport', { date, lang: language })),
      );
      const reports = all.flatMap(({ data }) => (data?.final ? [data] : [])).slice(0, days);
      const body = writeDayFeed(reports, language, asked);
      const headers = {
        ...dataHeaders,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': `${feedTypes.atom}; charset=utf-8`,
        'content-language': toTag(language),
        'cache-control': feedCaching(deployment),
        vary: 'accept-language',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      };
      return { page: { status: 200, headers, body: Buffer.from(body) }, cacheable: true };
    });
    const { headers } = page;
    const isKnown = isKnownEtag(request.headers.get('if-none-match'), headers.etag);
    const body = isKnown ? null : new Uint8Array(page.body);
    return new Response(body, { status: isKnown ? 304 : 200, headers });
  } catch (error) {
    log().warn({ err: error }, 'the feed of days could not be made');
    return refusal('notReady', {}, { 'retry-after': '60' });
  }
}
