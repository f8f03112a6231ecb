'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainPress } from '@/components/ui/plain-press';
import { detailHref } from '@/lib/browser/history/address';
import type { InnerResult } from '@/lib/model/chat/chunk';
import { pick, readLanguage, toTag } from '@/lib/model/text/languages';
import { openRelatedAtom } from '@/lib/state/chat/open-related';
import { settingsAtom } from '@/lib/state/page/settings';

/** "Inner search data are recommended articles, shown with the answer." */
export function RelatedArticles({ articles }: { articles: readonly InnerResult[] }) {
  const t = useTranslations('chat');
  const { language } = useAtomValue(settingsAtom);
  const open = useSetAtom(openRelatedAtom);
  const heading = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-3 rounded-cover border border-hairline">
      <h4 id={heading} className="m-0 px-3.5 pt-2.5 text-meta font-normal text-ink-2">
        {t('related')}
      </h4>
      <ul className="m-0 list-none p-0 pb-1">
        {articles.map(({ uuid, title }) => {
          const text = pick(title, language);
          const own = text && readLanguage(text.lang);
          return (
            <li key={uuid} className="border-hairline [&+&]:border-t">
              <a
                href={detailHref(uuid)}
                lang={own && own !== 'source' ? toTag(own) : undefined}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  open(uuid);
                }}
                className="flex min-h-11 items-center gap-2 px-3.5 py-2 font-title text-brief text-ink no-underline active:bg-press hover:text-accent"
              >
                <span className="line-clamp-2 min-w-0 flex-1">{text?.text || uuid}</span>
                <span className="-rotate-90 text-ink-2">
                  <Icon name="down" size={16} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
