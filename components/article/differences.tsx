import { useTranslations } from 'next-intl';
import type { Difference } from '@/lib/contract';
import { langTag, pick, type Language } from '@/lib/model/text/languages';
import { ArticleSection } from './article-section';
import { Side } from './side';

/** Where sources disagree about something: both sides, one below the other. */
export function Differences({
  differences = [],
  language,
}: {
  differences?: readonly Difference[];
  language: Language;
}) {
  const t = useTranslations('article');
  if (differences.length === 0) return null;
  return (
    <ArticleSection id="differences" title={t('differences')}>
      {differences.map(({ title, sides }, index) => {
        const words = pick(title, language);
        return (
          <li key={index} className="space-y-2 border-t border-hairline py-3 first:border-t-0">
            {words && (
              <p lang={langTag(words.lang)} className="tabular m-0 text-small text-warm">
                {words.text}
              </p>
            )}
            {sides.map((side, at) => (
              <div key={at}>
                <Side side={side} language={language} />
              </div>
            ))}
          </li>
        );
      })}
    </ArticleSection>
  );
}
