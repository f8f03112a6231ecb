import { useTranslations } from 'next-intl';
import { ClockLabel } from '@/components/event/clock-label';
import type { TimelineEntry } from '@/lib/contract';
import { langTag, pick, type Language } from '@/lib/model/text/languages';
import { ArticleSection } from './article-section';
import { CitedText } from './content/cited-text';

/** The timeline of an event: one dated, cited line per report. */
export function Timeline({
  entries = [],
  language,
}: {
  entries?: readonly TimelineEntry[];
  language: Language;
}) {
  const t = useTranslations('article');
  if (entries.length === 0) return null;
  return (
    <ArticleSection id="timeline" title={t('timeline')}>
      {entries.map(({ time, title, text }, index) => {
        const source = pick(title, language);
        const words = pick(text, language);
        return (
          <li key={index} className="border-t border-hairline py-3 first:border-t-0">
            <p className="m-0 flex flex-wrap gap-x-2 text-meta text-ink-2">
              <ClockLabel time={time} />
              {source && <span lang={langTag(source.lang)}>{source.text}</span>}
            </p>
            <p lang={langTag(words?.lang)} className="m-0 text-brief">
              <CitedText text={words?.text ?? ''} />
            </p>
          </li>
        );
      })}
    </ArticleSection>
  );
}
