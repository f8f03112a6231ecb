'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { languageNames } from '@/components/shell/language-names';
import { isPlainPress } from '@/components/ui/plain-press';
import { detailHref } from '@/lib/browser/history/address';
import type { TwinEvent } from '@/lib/contract';
import { langTag, pick, toLanguage } from '@/lib/model/text/languages';
import { openNextAtom } from '@/lib/state/article/detail';

/** Links to the same happening as reported in other languages, with their own headlines. */
export function AlsoIn({ twins = [] }: { twins?: readonly TwinEvent[] }) {
  const t = useTranslations('article');
  const openDetail = useSetAtom(openNextAtom);
  if (twins.length === 0) return null;
  const open = (id: string) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    openDetail(id);
  };
  return (
    <ul className="m-0 my-2 list-none border-l-2 border-hairline p-0 pl-3 text-meta text-ink-2">
      {twins.map(({ id, lang, title }) => {
        const language = toLanguage(lang, 'en');
        const words = pick(title, language);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <span>{t('alsoIn', { language: languageNames[language] })}</span>
            <a
              href={detailHref(id)}
              onClick={open(id)}
              lang={langTag(words?.lang)}
              className="inline-flex min-h-11 items-center font-semibold text-accent"
            >
              {words?.text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
