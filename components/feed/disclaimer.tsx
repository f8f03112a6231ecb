import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/event/sample-mark';
import { howMade } from '@/lib/model/text/how-made';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { settingAtom } from '@/lib/state/page/settings';

/** How the text was written, in one quiet line; a sample says so first. */
export function Disclaimer({
  entry,
}: {
  entry: Pick<FeedEntry, 'title' | 'writing' | 'translated' | 'sources'>;
}) {
  const t = useTranslations('common');
  const language = useAtomValue(settingAtom('language'));
  const writing = howMade(entry, language);
  return (
    <p className="mt-2.5 flex items-center gap-1.5 text-meta text-ink-2">
      {writing === 'sample' && <SampleMark />}
      {t(`disclaimer.${writing}`, { count: entry.sources.length })}
    </p>
  );
}
