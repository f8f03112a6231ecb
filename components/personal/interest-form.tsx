'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormFooter } from '@/components/ui/form-footer';
import { maySave, toggleCategory, toggleTopic, type Selection } from '@/lib/model/feed/interests';
import { furtherTabs } from '@/lib/model/feed/further-tabs';
import { pickText } from '@/lib/model/text/languages';
import { interestTopicsLeast } from '@/lib/model/limits/topics';
import { saveInterestsAtom, type InterestChoice } from '@/lib/state/personal/interests';
import { notifyAtom } from '@/lib/state/page/notices';
import { settingsAtom } from '@/lib/state/page/settings';
import { tabsAtom } from '@/lib/state/feed/tabs';
import { InterestCategory } from './interest-category';

/** Ticking topics, and saving the selection. */
export function InterestForm({
  choice,
  returned,
  heading,
  onSaved,
  onLater,
  onByBots,
}: {
  choice: InterestChoice;
  /** The reader has come back from the bots. */
  returned: boolean;
  /** The heading level of a category. */
  heading: 'h2' | 'h3';
  onSaved(): void;
  onLater(): void;
  /** Switches to choosing by bots; the selection must not be lost. */
  onByBots(selection: Selection): void;
}) {
  const t = useTranslations('interests');
  const tabs = useAtomValue(tabsAtom);
  const { language } = useAtomValue(settingsAtom);
  const { selection, setSelection, state, submit } = useInterestSaving(choice.selection, onSaved);
  const saving = state === 'saving';
  const byBots = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) byBots.current?.focus();
  }, [returned]);
  const missing = Math.max(0, interestTopicsLeast - selection.draft.size);
  const labelOf = (key: string) =>
    pickText([...tabs, ...furtherTabs].find((tab) => tab.key === key)?.name, language) || key;

  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6">
        <p className="mt-2 mb-2 text-brief text-ink-2">
          {t('text', { least: interestTopicsLeast })}
        </p>
        <button
          ref={byBots}
          type="button"
          onClick={() => onByBots(selection)}
          className="inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
        >
          {t('byBots')}
        </button>
        {choice.categories.map((category) => (
          <InterestCategory
            key={category.category}
            label={labelOf(category.category)}
            heading={heading}
            category={category}
            selection={selection}
            onToggleAll={() => setSelection(toggleCategory(selection, category))}
            onToggle={(topic) => setSelection(toggleTopic(selection, topic))}
          />
        ))}
      </div>
      <FormFooter
        failed={state === 'failed' && t('failed')}
        chosen={
          missing > 0
            ? t('missing', { count: missing })
            : t('chosen', { count: selection.draft.size })
        }
        back={{ label: t('later'), onPress: onLater }}
        submit={t(saving ? 'saving' : 'save')}
        disabled={saving || !maySave(selection)}
      />
    </form>
  );
}

/** The selection, and saving it: `choosing`, `saving`, or `failed` last time. */
function useInterestSaving(first: Selection, onSaved: () => void) {
  const save = useSetAtom(saveInterestsAtom);
  const notify = useSetAtom(notifyAtom);
  const [selection, setSelection] = useState(first);
  const [state, setState] = useState<'choosing' | 'saving' | 'failed'>('choosing');
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const submit = async () => {
    if (state === 'saving' || !maySave(selection)) return;
    setState('saving');
    const { result, selection: now } = await save(selection);
    // A reader who has left meanwhile believes that it was saved.
    if (result === 'failed' && !here.current) notify({ key: 'interests.notSaved', tone: 'bad' });
    setSelection(now);
    setState(result === 'failed' ? 'failed' : 'choosing');
    if (result === 'saved') onSaved();
  };
  return { selection, setSelection, state, submit };
}
