'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { NumberLabel } from '@/components/topic/number-label';
import { Button } from '@/components/ui/button';
import type { Bot } from '@/lib/contract';
import { langTag, pick, pickText } from '@/lib/model/text/languages';
import { useCustomize } from '@/lib/state/bots/customize';
import { settingAtom } from '@/lib/state/page/settings';
import { BotIcon } from './bot-icon';
import { CustomizeForm } from './customize-form';

/** What a bot follows; for its followers, their settings of it. */
export function BotHeader({
  bot,
  onFollow,
  onCustomized,
}: {
  bot: Bot;
  onFollow(follow: boolean): void;
  onCustomized(): void;
}) {
  const t = useTranslations('bots');
  const language = useAtomValue(settingAtom('language'));
  const [open, setOpen] = useState(false);
  // A collapsed form keeps unsaved changes; once saved it starts over.
  const [opened, setOpened] = useState(false);
  const top = useRef<HTMLElement>(null);
  const name = pick(bot.name, language);
  return (
    <header ref={top} className="border-b border-hairline px-4 pt-2 pb-4">
      <div className="flex items-start gap-3">
        <BotIcon icon={bot.icon} size={64} />
        <div className="min-w-0 flex-1">
          <h1
            lang={langTag(name?.lang)}
            className="m-0 font-title text-article-title font-semibold text-balance [overflow-wrap:anywhere]"
          >
            {name?.text}
          </h1>
          <p className="tabular m-0 mt-1 text-small text-ink-2">
            <NumberLabel count={bot.follow_count} label="followers" />
          </p>
        </div>
      </div>
      <p
        lang={langTag(pick(bot.description, language)?.lang)}
        className="m-0 mt-3 text-brief text-ink-2"
      >
        {pickText(bot.description, language)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look={bot.followed ? 'outline' : 'solid'}
          aria-pressed={bot.followed}
          onClick={() => onFollow(!bot.followed)}
        >
          {t(bot.followed ? 'following' : 'follow')}
        </Button>
        {bot.followed && (
          <Button
            look="quiet"
            aria-expanded={open}
            onClick={() => {
              setOpen(!open);
              setOpened(true);
            }}
          >
            {t('customize')}
          </Button>
        )}
      </div>
      <Customizing
        bot={bot}
        open={open}
        opened={opened}
        onSaved={() => {
          setOpen(false);
          setOpened(false);
          // The form was as tall as the page: without it, the scroll position would be in the
          // middle of the posts.
          top.current?.scrollIntoView({ block: 'start' });
          onCustomized();
        }}
      />
    </header>
  );
}

/**
 * The form with the reader's settings, hidden while it is collapsed; before it has loaded, its
 * state.
 */
function Customizing({
  bot,
  open,
  opened,
  onSaved,
}: {
  bot: Bot;
  open: boolean;
  /** It has been open since it was last saved. */
  opened: boolean;
  onSaved(): void;
}) {
  const t = useTranslations('bots');
  const { kept, failed, retry, mutate } = useCustomize(bot.bot_id, bot.followed && opened);
  return (
    <>
      {opened && bot.followed && kept && (
        <div hidden={!open}>
          <CustomizeForm
            botId={bot.bot_id}
            kept={kept}
            onSaved={(saved) => {
              void mutate(saved, false);
              onSaved();
            }}
          />
        </div>
      )}
      {open && bot.followed && !kept && !failed && (
        <p role="status" className="m-0 mt-4 text-small text-ink-2">
          {t('loading')}
        </p>
      )}
      {open && failed && (
        <div role="alert" className="mt-4 text-brief text-ink-2">
          <p className="m-0 mb-3">{t('settingsFailed')}</p>
          <Button onClick={retry}>{t('again')}</Button>
        </div>
      )}
    </>
  );
}
