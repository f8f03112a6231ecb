'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { languageNames } from '@/components/shell/language-names';
import { Button } from '@/components/ui/button';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { detailHref } from '@/lib/browser/history/address';
import type { Customize } from '@/lib/contract';
import { withWord } from '@/lib/model/feed/bot-words';
import { langTag, languages, pick, toTag } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { useBotDraft } from '@/lib/state/bots/bot-draft';
import { saveCustomizeAtom, usePreview } from '@/lib/state/bots/customize';
import { settingAtom } from '@/lib/state/page/settings';
import { WordList } from './word-list';

const lists = ['extra_words', 'left_out_words'] as const;
const names = { extra_words: 'extraWords', left_out_words: 'leftOutWords' } as const;

/** Choices for posts a day; 0 stands for no limit. */
const limits = [0, 3, 5, 10] as const;

/** A reader's settings for a bot, with a preview of their effect. */
export function CustomizeForm({
  botId,
  kept,
  onSaved,
}: {
  botId: string;
  kept: Customize;
  onSaved(kept: Customize): void;
}) {
  const t = useTranslations('bots');
  const draft = useBotDraft(botId, kept);
  const { wanted, fields } = draft.typed;
  const [busy, setBusy] = useState(false);
  const save = useSetAtom(saveCustomizeAtom);
  const change = (part: Partial<Customize>) => draft.change({ wanted: { ...wanted, ...part } });
  const submit = async () => {
    setBusy(true);
    const all = { ...wanted };
    // A word still in its field counts, too.
    for (const list of lists) all[list] = withWord(wanted[list], fields[list]) ?? wanted[list];
    const saved = await save(botId, all);
    setBusy(false);
    if (!saved) return;
    draft.forget();
    onSaved(saved);
  };
  return (
    <div>
      {lists.map((list) => (
        <WordList
          key={list}
          label={t(names[list])}
          hint={t(`${names[list]}Hint`)}
          words={wanted[list]}
          typed={fields[list]}
          locked={busy}
          onTyped={(word) => draft.change({ fields: { ...fields, [list]: word } })}
          onChange={(words) => change({ [list]: words })}
        />
      ))}
      <fieldset className="m-0 mt-5 border-0 p-0">
        <legend className="mb-1.5 p-0 text-small font-medium">{t('languages')}</legend>
        <div className="flex flex-wrap gap-2">
          {languages.map((one) => {
            const spelled = toWireLanguage(one);
            const on = wanted.languages.includes(spelled);
            const others = wanted.languages.filter((other) => other !== spelled);
            return (
              <ToggleChip
                key={one}
                pressed={on}
                locked={busy}
                onPress={() => change({ languages: on ? others : [...others, spelled] })}
              >
                <span lang={toTag(one)}>{languageNames[one]}</span>
              </ToggleChip>
            );
          })}
        </div>
        <p className="m-0 mt-1.5 text-small text-ink-2">{t('languagesHint')}</p>
      </fieldset>
      <fieldset className="m-0 mt-5 border-0 p-0">
        <legend className="mb-1.5 p-0 text-small font-medium">{t('dailyLimit')}</legend>
        <div className="flex flex-wrap gap-2">
          {limits.map((most) => (
            <ToggleChip
              key={most}
              pressed={wanted.daily_limit === most}
              locked={busy}
              onPress={() => change({ daily_limit: most })}
            >
              {most === 0 ? t('noLimit') : t('aDay', { count: most })}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <Preview botId={botId} wanted={wanted} />
      <Button look="solid" className="mt-5" disabled={busy} onClick={() => void submit()}>
        {t('save')}
      </Button>
    </div>
  );
}

/** The recent events that match these settings. */
function Preview({ botId, wanted }: { botId: string; wanted: Customize }) {
  const t = useTranslations('bots');
  const language = useAtomValue(settingAtom('language'));
  const { found, failed } = usePreview(botId, wanted);
  return (
    <section aria-label={t('preview')} className="mt-6 rounded-cover bg-press px-4 py-3">
      <h2 className="m-0 text-small font-semibold">{t('preview')}</h2>
      <p role="status" className="m-0 mt-1 text-small text-ink-2">
        {failed
          ? t('previewFailed')
          : found
            ? t('previewCount', { count: found.match_count, looked: found.looked_at })
            : t('loading')}
      </p>
      {found && found.events.length > 0 && (
        <ul className="m-0 mt-2 list-none p-0">
          {found.events.map((event) => {
            const title = pick(event.title, language);
            return (
              <li key={event.id} className="border-t border-hairline">
                <a
                  href={detailHref(event.id)}
                  lang={langTag(title?.lang)}
                  className="flex min-h-11 items-center py-1.5 text-small text-ink no-underline hover:underline"
                >
                  <span className="line-clamp-2">{title?.text}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
