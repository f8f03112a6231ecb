import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SourceLink } from '@/components/popups/source-link';
import type { Perspective, SocialPost } from '@/lib/contract';
import { hostOf } from '@/lib/model/feed/entry';
import { pick, type Language } from '@/lib/model/text/languages';
import { langTag } from './article-blocks';
import { CitedText } from './content/cited-text';

/** How different sides see the event; only where the service tells. */
export function Perspectives({
  perspectives = [],
  language,
}: {
  perspectives?: readonly Perspective[];
  language: Language;
}) {
  const t = useTranslations('article');
  if (perspectives.length === 0) return null;
  return (
    <Section id="perspectives" title={t('perspectives')}>
      {perspectives.map((perspective, index) => {
        const title = pick(perspective.title, language);
        const text = pick(perspective.text, language);
        return (
          <li key={index} className="border-t border-hairline py-3 first:border-t-0">
            {title && (
              <h3 lang={langTag(title.lang)} className="m-0 text-brief font-semibold">
                {title.text}
              </h3>
            )}
            <p lang={langTag(text?.lang)} className="m-0 text-brief text-ink-2">
              <CitedText text={text?.text ?? ''} />
            </p>
          </li>
        );
      })}
    </Section>
  );
}

/** What people wrote about it; only where the service tells. */
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
    <Section id="social-media" title={t('socialMedia')}>
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
    </Section>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-16">
      <h2 id={`${id}-title`} className="m-0 mb-1 text-small font-semibold">
        {title}
      </h2>
      <ul className="m-0 list-none p-0">{children}</ul>
    </section>
  );
}
