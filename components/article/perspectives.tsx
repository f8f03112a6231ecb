import { useTranslations } from 'next-intl';
import { SourceLink } from '@/components/shell/source-link';
import type { Perspective, SocialPost } from '@/lib/contract';
import { hostOf } from '@/lib/model/feed/entry';
import { langTag, pick, type Language } from '@/lib/model/text/languages';
import { ArticleSection } from './article-section';
import { Side } from './side';

/** How different sides see the event; only if the service sends any. */
export function Perspectives({
  perspectives = [],
  language,
  title,
}: {
  perspectives?: readonly Perspective[];
  language: Language;
  title: string;
}) {
  if (perspectives.length === 0) return null;
  return (
    <ArticleSection id="perspectives" title={title}>
      {perspectives.map((side, index) => (
        <li key={index} className="border-t border-hairline py-3 first:border-t-0">
          <Side side={side} language={language} />
        </li>
      ))}
    </ArticleSection>
  );
}

/** What people wrote about it; only if the service sends any. */
export function SocialMedia({
  posts = [],
  language,
}: {
  posts?: readonly SocialPost[];
  language: Language;
}) {
  const t = useTranslations('article');
  if (posts.length === 0) return null;
  return (
    <ArticleSection id="social-media" title={t('socialMedia')}>
      {posts.map(({ author, text, link }, index) => {
        const words = pick(text, language);
        const from = author || hostOf(link ?? '');
        return (
          <li key={index} className="border-t border-hairline py-3 first:border-t-0">
            <p lang={langTag(words?.lang)} className="m-0 text-brief">
              {words?.text}
            </p>
            {from && (
              <p className="m-0 text-meta text-ink-2">
                {link ? <SourceLink href={link}>{from}</SourceLink> : from}
              </p>
            )}
          </li>
        );
      })}
    </ArticleSection>
  );
}
