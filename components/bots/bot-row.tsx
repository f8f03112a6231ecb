'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberLabel } from '@/components/topic/number-label';
import { Button } from '@/components/ui/button';
import { botHref } from '@/lib/browser/history/further-pages';
import type { Bot } from '@/lib/contract';
import { langTag, pick, pickText } from '@/lib/model/text/languages';
import { useFollowBot } from '@/lib/state/bots/bots';
import { settingAtom } from '@/lib/state/page/settings';
import { BotIcon } from './bot-icon';

/** A bot in a list: what it follows, and a button to follow it. */
export function BotRow({ bot }: { bot: Bot }) {
  const t = useTranslations('bots');
  const language = useAtomValue(settingAtom('language'));
  const follow = useFollowBot();
  // A press holds until the list has the same state. With a changing key the row would be
  // remounted, losing a press or the focus.
  const [changed, setChanged] = useState<Bot>();
  if (changed && changed.followed === bot.followed) setChanged(undefined);
  const { followed, follow_count } = changed ?? bot;
  const name = pick(bot.name, language);
  return (
    <li className="flex items-center gap-2 border-b border-hairline pr-4">
      <a
        href={botHref(bot.bot_id)}
        className="flex min-w-0 flex-1 items-center gap-3 py-3 pl-4 text-ink no-underline active:bg-press hover:bg-press"
      >
        <BotIcon icon={bot.icon} size={48} />
        <span className="min-w-0 flex-1">
          <span
            lang={langTag(name?.lang)}
            className="block font-title text-body leading-snug font-semibold"
          >
            {name?.text}
          </span>
          <span
            lang={langTag(pick(bot.description, language)?.lang)}
            className="mt-0.5 line-clamp-2 text-small text-ink-2"
          >
            {pickText(bot.description, language)}
          </span>
          {follow_count > 0 && (
            <span className="tabular mt-0.5 block text-meta text-ink-2">
              <NumberLabel count={follow_count} label="followers" />
            </span>
          )}
        </span>
      </a>
      <Button
        look={followed ? 'outline' : 'solid'}
        aria-pressed={followed}
        aria-label={t(followed ? 'unfollowNamed' : 'followNamed', { name: name?.text ?? '' })}
        onClick={() => void follow(bot.bot_id, !followed).then((one) => one && setChanged(one))}
      >
        {t(followed ? 'following' : 'follow')}
      </Button>
    </li>
  );
}
