'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { languageNames } from '@/components/shell/language-names';
import { languages, toLanguage, toTag } from '@/lib/model/text/languages';
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import { useNotice } from '@/lib/state/console/send-notice';
import { AskedAct } from './asked-act';

type Texts = Partial<Record<Language, string>>;
const textsOf = (list: LocalizedText): Texts =>
  Object.fromEntries(list.map(({ lang, text }) => [toLanguage(lang, 'en'), text]));

/**
 * A notice to one reader, or to everybody who has an account; it appears among their messages. In
 * as many languages as the operator writes, their own first.
 */
export function NoticeForm({ userId }: { userId?: string }) {
  const t = useTranslations('console');
  const id = useId();
  const own = toLanguage(useLocale(), 'en');
  const [typed, setTyped] = useState<Texts>();
  const { progress, send } = useNotice(userId);
  // An interrupted notice is shown again.
  const texts = typed ?? textsOf(progress.unsent?.text ?? []);
  const offered = [own, ...languages.filter((one) => one !== own)];
  const words = offered.flatMap((one) => {
    const text = texts[one]?.trim() ?? '';
    return text === '' ? [] : [{ lang: toTag(one), text }];
  });
  return (
    <>
      {offered.map((one) => (
        <div key={one} className="mb-3">
          <label htmlFor={`${id}-${one}`} className="mb-1.5 block text-small font-medium">
            {t('notices.text', { language: languageNames[one] })}
          </label>
          <textarea
            id={`${id}-${one}`}
            lang={toTag(one)}
            rows={one === own ? 3 : 2}
            maxLength={500}
            value={texts[one] ?? ''}
            aria-describedby={`${id}-languages`}
            onChange={({ target }) => setTyped({ ...texts, [one]: target.value })}
            className="block w-full rounded-cover border border-field bg-paper px-[16px] py-3 text-body focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-accent"
          />
        </div>
      ))}
      <p id={`${id}-languages`} className="m-0 text-small text-ink-2">
        {t('notices.languages')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {words.length > 0 && progress.state !== 'sending' && (
          <AskedAct
            text={t('notices.send')}
            of={words.map(({ text }) => text).join(' / ')}
            question={t(userId === undefined ? 'notices.askAll' : 'notices.askOne')}
            onAct={async () => {
              const sent = await send(words);
              if (sent) setTyped(undefined);
              return sent;
            }}
          />
        )}
      </div>
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {progress.state === 'sent' && progress.told === 0
          ? t('notices.sentNone')
          : progress.state !== 'none' && t(`notices.${progress.state}`, { count: progress.told })}
      </p>
    </>
  );
}
