'use client';
import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { languageNames } from '@/components/shell/language-names';
import { Button } from '@/components/ui/button';
import { languages, readLanguage } from '@/lib/model/text/languages';
import { callAtom } from '@/lib/state/page/service';
import { SelectField } from './select-field';

/** Synthesizes the audio of an event in advance, part by part. */
export function EventAudio({ eventId }: { eventId: string }) {
  const t = useTranslations('console.event');
  const call = useSetAtom(callAtom);
  const [lang, setLang] = useState(readLanguage(useLocale()) ?? 'en');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const make = async () => {
    setBusy(true);
    setSaid('');
    let made = 0;
    for (let left = 1; left > 0;) {
      const answer = await call()('UpsertTts', { event_id: eventId, lang }).catch(() => undefined);
      // The client has shown why.
      if (!answer?.data) break;
      made += answer.data.made;
      setSaid(t('audioMade', { made, left: answer.data.left }));
      // What cannot be synthesized now is not requested over and over.
      left = answer.data.made > 0 ? answer.data.left : 0;
    }
    setBusy(false);
  };
  return (
    <section aria-label={t('audio')}>
      <h4 className="m-0 mb-1 text-small font-semibold">{t('audio')}</h4>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={t('audioLanguage')}
          value={lang}
          options={languages.map((one) => ({ value: one, text: languageNames[one] }))}
          onChange={(chosen) => setLang(languages.find((one) => one === chosen) ?? lang)}
        />
        <Button className="min-h-13" disabled={busy} onClick={() => void make()}>
          {t('audioMake')}
        </Button>
      </div>
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {said}
      </p>
    </section>
  );
}
