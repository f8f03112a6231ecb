'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import { pickText, readLanguage } from '@/lib/model/text/languages';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import type { InnerBot } from './bot-draft';
import { BotForm } from './bot-form';
import { BotPosts } from './bot-posts';
import { ConsoleList } from './console-list';
import { QuickAct } from './quick-act';

/** Every bot, including hidden ones: what it looks for, whether it is visible, and its posts. */
export function BotsSection() {
  const t = useTranslations('console.bots');
  const list = useInnerList('ListInnerBots', {});
  const [adding, setAdding] = useState(false);
  return (
    <>
      <div className="mb-4">
        <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
          {t('add')}
        </Button>
        {adding && (
          <BotForm
            onDone={() => {
              setAdding(false);
              list.reload();
            }}
          />
        )}
      </div>
      <ConsoleList
        list={list}
        keyOf={({ bot_id }) => bot_id}
        row={(bot) => <BotRow bot={bot} onDone={list.reload} />}
      />
    </>
  );
}

function BotRow({ bot, onDone }: { bot: InnerBot; onDone(): void }) {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const language = readLanguage(useLocale()) ?? 'en';
  const act = useInnerAct();
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const { bot_id, hidden, follow_count, post_count, update_time } = bot;
  const name = pickText(bot.name, language) || bot_id;
  return (
    <>
      <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">{name}</h3>
      <p className="m-0 mt-1 text-small [overflow-wrap:anywhere]">
        {pickText(bot.description, language)}
      </p>
      <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
        {[
          hidden && t('bots.hidden'),
          t('bots.posts', { count: post_count }),
          t('bots.followers', { count: follow_count }),
          update_time > 0 && dateTime(update_time, { dateStyle: 'medium', timeStyle: 'short' }),
          bot_id,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <QuickAct
          text={t(hidden ? 'bots.show' : 'bots.hide')}
          of={name}
          onAct={async () => {
            if (await act(hidden ? 'ShowBot' : 'HideBot', { bot_id })) onDone();
          }}
        />
        <Button
          aria-expanded={open}
          aria-label={`${t('bots.seePosts')}: ${name}`}
          onClick={() => setOpen(!open)}
        >
          {t('bots.seePosts')}
        </Button>
        <Button
          aria-expanded={editing}
          aria-label={`${t('bots.edit')}: ${name}`}
          onClick={() => setEditing(!editing)}
        >
          {t('bots.edit')}
        </Button>
      </div>
      {editing && (
        <BotForm
          bot={bot}
          onDone={() => {
            setEditing(false);
            onDone();
          }}
        />
      )}
      {open && <BotPosts botId={bot_id} />}
    </>
  );
}
