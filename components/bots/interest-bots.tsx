'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormFooter } from '@/components/ui/form-footer';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Bot } from '@/lib/contract';
import { langTag, pick } from '@/lib/model/text/languages';
import { useBots } from '@/lib/state/bots/bots';
import { settingAtom } from '@/lib/state/page/settings';
import { saveInterestsByBotsAtom } from '@/lib/state/personal/interests';
import { BotIcon } from './bot-icon';

/**
 * Choosing interests by the bots that write about them: their subjects are chosen, and the bots are
 * followed.
 */
export default function InterestBots({ onSaved, onBack }: { onSaved(): void; onBack(): void }) {
  const t = useTranslations('interests');
  const common = useTranslations('common');
  const save = useSetAtom(saveInterestsByBotsAtom);
  const { bots, ended, loading, failed, loadMore } = useBots({ list_type: 'all' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'choosing' | 'saving' | 'failed'>('choosing');
  const saving = state === 'saving';
  const form = useRef<HTMLFormElement>(null);
  // It replaces the button that opened it.
  useEffect(() => form.current?.focus(), []);

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = async () => {
    if (saving || chosen.size === 0) return;
    setState('saving');
    const result = await save([...chosen]);
    setState(result === 'failed' ? 'failed' : 'choosing');
    if (result === 'saved') onSaved();
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t('bots')}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
        <p className="mx-5 mt-2 mb-2 text-brief text-ink-2">{t('botsText')}</p>
        {bots && bots.length > 0 && (
          <ul aria-label={t('bots')} className="m-0 list-none p-0">
            {bots.map((bot) => (
              <BotChoice
                key={bot.bot_id}
                bot={bot}
                pressed={chosen.has(bot.bot_id)}
                onPress={() => toggle(bot.bot_id)}
              />
            ))}
          </ul>
        )}
        {!bots && !failed && (
          <div role="status" aria-label={t('botsLoading')} className="px-5 py-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-3 h-5 w-3/5" />
          </div>
        )}
        {bots?.length === 0 && <p className="mx-5 text-brief text-ink-2">{t('botsNone')}</p>}
        {failed && (
          <div role="alert" className="mx-5 my-3 text-brief text-ink-2">
            <p className="m-0 mb-3">{t('botsFailed')}</p>
            <Button onClick={loadMore}>{common('retry')}</Button>
          </div>
        )}
        {bots && bots.length > 0 && !ended && !failed && (
          <div className="grid place-items-center py-4">
            <Button disabled={loading} onClick={loadMore}>
              {t(loading ? 'botsLoading' : 'botsMore')}
            </Button>
          </div>
        )}
      </div>
      <FormFooter
        failed={state === 'failed' && t('failed')}
        chosen={t('botsChosen', { count: chosen.size })}
        back={{ label: t('byTopics'), onPress: onBack }}
        submit={t(saving ? 'saving' : 'save')}
        disabled={saving || chosen.size === 0}
      />
    </form>
  );
}

function BotChoice({ bot, pressed, onPress }: { bot: Bot; pressed: boolean; onPress(): void }) {
  const language = useAtomValue(settingAtom('language'));
  const name = pick(bot.name, language);
  const description = pick(bot.description, language);
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onPress}
        className={`flex min-h-11 w-full items-center gap-3 px-5 py-3 text-left hover:bg-press active:bg-press ${pressed ? 'bg-accent-soft' : ''}`}
      >
        <BotIcon icon={bot.icon} size={40} />
        <span className="min-w-0 flex-1">
          <span lang={langTag(name?.lang)} className="block text-body leading-snug font-semibold">
            {name?.text}
          </span>
          <span
            lang={langTag(description?.lang)}
            className="mt-0.5 line-clamp-2 text-small text-ink-2"
          >
            {description?.text}
          </span>
        </span>
        <span aria-hidden="true" className="w-5 shrink-0 text-accent">
          {pressed && <Icon name="check" size={20} />}
        </span>
      </button>
    </li>
  );
}
