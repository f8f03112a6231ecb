'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NewsLink } from '@/components/shell/news-link';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { PageDrawing } from '@/components/ui/page-drawing';
import { IconButton } from '@/components/ui/icon-button';
import { MessageBlock } from '@/components/ui/message-block';
import { botsPath } from '@/lib/browser/history/further-pages';
import { copyBotLinkAtom } from '@/lib/state/article/share';
import { useBot, useFollowBot } from '@/lib/state/bots/bots';
import { BotHeader } from '../bots/bot-header';
import { BotsBar } from '../bots/bots-bar';
import { PostItems } from '../bots/post-items';
import { useTellSeen } from '../bots/use-seen';

/** A bot: what it follows, and its posts. */
export function BotScreen({ id }: { id: string }) {
  const t = useTranslations();
  const { bot, failed, retry, setBot } = useBot(id);
  const follow = useFollowBot();
  useTellSeen();
  const copyLink = useSetAtom(copyBotLinkAtom);
  // Other settings mean other posts: the list starts over.
  const [round, setRound] = useState(0);
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <BotsBar back={botsPath} label={t('bots.toList')}>
          {bot && (
            <IconButton
              icon="link"
              label={t('article.share')}
              onClick={() => void copyLink(bot.bot_id)}
            />
          )}
        </BotsBar>
        <div
          role="region"
          aria-label={t('bots.posts')}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain -outline-offset-2"
        >
          {bot === null && (
            <MessageBlock
              heading="h1"
              drawing={<PageDrawing name="nowhere" />}
              title={t('bots.missing.title')}
              text={t('bots.missing.text')}
              action={<NewsLink>{t('errors.toNews')}</NewsLink>}
            />
          )}
          {bot && (
            <>
              <BotHeader
                bot={bot}
                onFollow={(wanted) =>
                  void follow(bot.bot_id, wanted).then((one) => one && setBot(one))
                }
                onCustomized={() => setRound(round + 1)}
              />
              <h2 className="sr-only">{t('bots.posts')}</h2>
              <PostItems
                list={{ of: 'bot', id: bot.bot_id, round }}
                named={false}
                empty={
                  <p className="mx-4 my-6 text-center text-brief text-ink-2">{t('bots.noPosts')}</p>
                }
              />
            </>
          )}
          {bot === undefined && !failed && (
            <p role="status" className="mx-4 my-6 text-brief text-ink-2">
              {t('bots.loading')}
            </p>
          )}
          {failed && (
            <MessageBlock
              drawing={<Drawing name="broken" />}
              text={t('bots.failed')}
              action={<Button onClick={retry}>{t('common.retry')}</Button>}
            />
          )}
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
