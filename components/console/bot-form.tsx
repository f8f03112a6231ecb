'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { languageNames } from '@/components/shell/language-names';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Input } from '@/lib/contract';
import { botCategories, botIcons, postsADayMost } from '@/lib/model/limits/bots';
import { languages } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { botDraft, botOfDraft, wrongOfDraft } from './bot-draft';
import type { BotDraft, InnerBot, WrongOfBot } from './bot-draft';
import { LinesField } from './lines-field';
import { SelectField } from './select-field';

type PartProps = {
  draft: BotDraft;
  /** The problem with a part of it, once saving was attempted. */
  wrongOf(part: WrongOfBot): string | undefined;
  onChange(change: Partial<BotDraft>): void;
};

/** A bot's name, what it looks for and how much it posts. Without a bot: a new one. */
export function BotForm({ bot, onDone }: { bot?: InnerBot; onDone(): void }) {
  const t = useTranslations('console.bots');
  const act = useInnerAct();
  const [draft, setDraft] = useState<BotDraft>(() => botDraft(bot));
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const wrong = wrongOfDraft(draft, bot);
  const wrongOf = (part: WrongOfBot) =>
    tried && wrong.has(part) ? t(`wrong.${part}`, { most: postsADayMost }) : undefined;
  const set = (change: Partial<BotDraft>) => setDraft({ ...draft, ...change });
  return (
    <form
      className="mt-3 grid grid-cols-1 gap-3 rounded-cover bg-press p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.size > 0) return;
        setBusy(true);
        // The service validates the whole description again.
        const input = botOfDraft(draft, bot) as Input<'SaveInnerBot'>;
        void act('SaveInnerBot', input).then((done) => {
          setBusy(false);
          if (done) onDone();
        });
      }}
    >
      {!bot && (
        <TextField
          label={t('id')}
          hint={t('idHint')}
          error={wrongOf('id')}
          maxLength={64}
          autoCapitalize="none"
          value={draft.id}
          onChange={({ target }) => set({ id: target.value })}
        />
      )}
      <BotLooks draft={draft} wrongOf={wrongOf} onChange={set} />
      <BotWords draft={draft} wrongOf={wrongOf} onChange={set} />
      <div>
        <Button type="submit" look="solid" disabled={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** Its names and descriptions, its position, and how much it posts. */
function BotLooks({ draft, wrongOf, onChange: set }: PartProps) {
  const t = useTranslations('console.bots');
  return (
    <>
      {languages.map((lang, index) => (
        <div key={lang} className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t('nameIn', { language: languageNames[lang] })}
            error={index === 0 ? wrongOf('name') : undefined}
            maxLength={60}
            value={draft.name[lang]}
            onChange={({ target }) => set({ name: { ...draft.name, [lang]: target.value } })}
          />
          <TextField
            label={t('descriptionIn', { language: languageNames[lang] })}
            error={index === 0 ? wrongOf('description') : undefined}
            maxLength={300}
            value={draft.description[lang]}
            onChange={({ target }) =>
              set({ description: { ...draft.description, [lang]: target.value } })
            }
          />
        </div>
      ))}
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={t('category')}
          value={draft.category}
          options={botCategories.map((value) => ({ value, text: t(`categories.${value}`) }))}
          onChange={(category) => set({ category })}
        />
        <SelectField
          label={t('icon')}
          value={draft.icon}
          options={botIcons.map((value) => ({ value, text: t(`icons.${value}`) }))}
          onChange={(icon) => set({ icon })}
        />
        <TextField
          label={t('perDay')}
          error={wrongOf('perDay')}
          inputMode="numeric"
          maxLength={String(postsADayMost).length}
          value={draft.perDay}
          onChange={({ target }) => set({ perDay: target.value.replace(/\D/g, '') })}
        />
      </div>
    </>
  );
}

/** The names and words that it looks for, and those that it excludes. */
function BotWords({ draft, wrongOf, onChange: set }: PartProps) {
  const t = useTranslations('console.bots');
  return (
    <>
      <LinesField
        label={t('names')}
        hint={t('namesHint')}
        error={wrongOf('words')}
        value={draft.names}
        onChange={(names) => set({ names })}
      />
      {languages.map((lang) => (
        <div key={lang} className="grid gap-3 sm:grid-cols-2">
          <LinesField
            label={t('wordsIn', { language: languageNames[lang] })}
            value={draft.words[lang]}
            onChange={(words) => set({ words: { ...draft.words, [lang]: words } })}
          />
          <LinesField
            label={t('withoutIn', { language: languageNames[lang] })}
            value={draft.without[lang]}
            onChange={(without) => set({ without: { ...draft.without, [lang]: without } })}
          />
        </div>
      ))}
    </>
  );
}
