'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useDateTime } from '@/components/shell/use-date-time';
import { pickText, readLanguage } from '@/lib/model/text/languages';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { ConsoleList } from './console-list';

/** A bot's public posts; a removed post does not come back. */
export function BotPosts({ botId }: { botId: string }) {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const language = readLanguage(useLocale()) ?? 'en';
  const act = useInnerAct();
  const list = useInnerList('ListInnerPosts', { bot_id: botId });
  return (
    <div className="mt-3 border-l-2 border-hairline pl-4">
      <ConsoleList
        list={list}
        keyOf={({ post_id }) => post_id}
        row={({ post_id, event_title, text, time }) => {
          const title = pickText(event_title, language);
          return (
            <>
              <p className="m-0 text-small font-semibold [overflow-wrap:anywhere]">{title}</p>
              <p className="m-0 mt-1 text-small [overflow-wrap:anywhere]">{text}</p>
              <p className="m-0 mt-1 text-meta text-ink-2">
                {dateTime(time, { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
              <div className="mt-2 flex">
                <AskedAct
                  text={t('bots.removePost')}
                  of={title}
                  question={t('bots.askRemovePost')}
                  onAct={async () => {
                    const done = await act('RemovePost', { post_id });
                    if (done) list.reload();
                    return done;
                  }}
                />
              </div>
            </>
          );
        }}
      />
    </div>
  );
}
