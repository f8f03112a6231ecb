'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { TimeLabel } from '@/components/event/time-label';
import { detailHref } from '@/lib/browser/history/address';
import { briefWords } from '@/lib/model/article/brief-words';
import { sourceName, type FeedEntry } from '@/lib/model/feed/entry';
import { langTag, pick } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';

/** How many publishers are named; the others are counted. */
const named = 2;

/** One event in the results: its title, its brief, who reported it and when. */
export function SearchResult({ entry, onOpen }: { entry: FeedEntry; onOpen(): void }) {
  const t = useTranslations('search');
  const language = useAtomValue(settingAtom('language'));
  const title = pick(entry.title, language);
  const brief = pick(entry.brief, language);
  const names = entry.sources.map(sourceName);
  const more = names.length - named;
  return (
    <li className="border-b border-hairline">
      <a
        href={detailHref(entry.id)}
        data-result=""
        onClick={onOpen}
        className="block px-4 py-3 text-ink no-underline hover:bg-press active:bg-press"
      >
        <span
          lang={langTag(title?.lang)}
          className={`line-clamp-3 font-title text-card-title font-semibold ${entry.has_read ? 'text-ink-2' : ''}`}
        >
          {title?.text}
        </span>
        {brief?.text && (
          <span lang={langTag(brief.lang)} className="mt-1 line-clamp-2 text-small text-ink-2">
            {briefWords(brief.text)}
          </span>
        )}
        <span className="mt-1.5 flex flex-wrap gap-x-2 text-meta text-ink-2">
          <span>
            {names.slice(0, named).join(', ')}
            {more > 0 && ` ${t('others', { count: more })}`}
          </span>
          {entry.release_time > 0 && <TimeLabel time={entry.release_time} />}
        </span>
      </a>
    </li>
  );
}
