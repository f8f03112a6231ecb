'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SignInFirst } from '@/components/shell/sign-in-first';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { detailHref } from '@/lib/browser/history/address';
import { listPath } from '@/lib/browser/history/news-paths';
import { botHref, commentHref, topicHref } from '@/lib/browser/history/further-pages';
import type { Message } from '@/lib/contract';
import { MessageType, type MessageTypeValue } from '@/lib/model/wire/enums';
import { useMessages } from '@/lib/state/messages/messages';
import { siteAtom } from '@/lib/state/page/deployment';
import { openPopupAtom } from '@/lib/state/page/popups';
import { ownReaderAtom } from '@/lib/state/page/reader';

const types = ['General', 'Comment', 'Like', 'Recommend', 'Sentence'] as const;
/** Message types that only comments cause. */
const ofComments: ReadonlySet<string> = new Set(['Comment', 'Like']);

/** The reader's messages, by type. */
export function MessagesContent() {
  const t = useTranslations();
  const reader = useAtomValue(ownReaderAtom);
  const { comments = false } = useAtomValue(siteAtom);
  const open = useSetAtom(openPopupAtom);
  return (
    <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
      <div className="flex h-12 shrink-0 items-center px-1">
        <a href={listPath} aria-label={t('errors.toNews')} className="target text-ink">
          <Icon name="back" />
        </a>
        {reader && (
          <IconButton
            icon="clock"
            label={t('messages.quiet.title')}
            className="ml-auto"
            onClick={() => open({ kind: 'quiet-hours' })}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pb-10">
        <h1 className="mx-4 mt-1 mb-3 font-title text-article-title font-semibold">
          {t('messages.title')}
        </h1>
        {reader ? (
          <MessageList comments={comments} />
        ) : (
          <SignInFirst text={t(comments ? 'messages.guest' : 'messages.guestNoComments')} />
        )}
      </div>
    </main>
  );
}

/** `comments`: whether readers can comment here; if not, the service sends no such messages. */
function MessageList({ comments }: { comments: boolean }) {
  const t = useTranslations('messages');
  const common = useTranslations('common');
  const [type, setType] = useState<MessageTypeValue>();
  const { messages, ended, loading, failed, loadMore, markRead } = useMessages(type);
  const shown = types.filter((name) => comments || !ofComments.has(name));
  const unread = messages?.some(({ is_read }) => !is_read) ?? false;
  return (
    <>
      <div role="group" aria-label={t('types')} className="mx-4 flex flex-wrap gap-2">
        <ToggleChip pressed={type === undefined} onPress={() => setType(undefined)}>
          {t('all')}
        </ToggleChip>
        {shown.map((name) => (
          <ToggleChip
            key={name}
            pressed={type === MessageType[name]}
            onPress={() => setType(MessageType[name])}
          >
            {t(`type.${name}`)}
          </ToggleChip>
        ))}
      </div>
      {unread && (
        <div className="mx-4 mt-2 flex justify-end">
          <Button look="quiet" onClick={() => void markRead()}>
            {t('markAll')}
          </Button>
        </div>
      )}
      {messages && messages.length > 0 && (
        <ul className="m-0 mt-2 list-none p-0">
          {messages.map((one) => (
            <MessageRow
              key={one.message_id}
              message={one}
              onOpen={() => void markRead(one.message_id)}
            />
          ))}
        </ul>
      )}
      {!messages && loading && (
        <div role="status" aria-label={t('loading')} className="px-4 py-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {messages?.length === 0 && (
        <p className="mx-4 my-4 text-brief text-ink-2">
          {t(comments ? 'empty' : 'emptyNoComments')}
        </p>
      )}
      {failed && (
        <div role="alert" className="mx-4 my-4 text-brief text-ink-2">
          <p className="mt-0 mb-3">{t('failed')}</p>
          <Button onClick={loadMore}>{common('retry')}</Button>
        </div>
      )}
      {messages && !ended && !failed && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'loading' : 'more')}
          </Button>
        </div>
      )}
    </>
  );
}

function hrefOf({ topic_id, event_id, comment_id, bot_id }: Message): string | undefined {
  if (topic_id) return topicHref(topic_id);
  if (bot_id) return botHref(bot_id);
  if (event_id && comment_id) return commentHref(event_id, comment_id);
  return event_id ? detailHref(event_id) : undefined;
}

function MessageRow({ message, onOpen }: { message: Message; onOpen(): void }) {
  const t = useTranslations('messages');
  const href = hrefOf(message);
  const look =
    'flex min-h-12 w-full items-start gap-3 px-4 py-3 text-left text-ink no-underline active:bg-press hover:bg-press';
  const inside = (
    <>
      <span
        aria-hidden="true"
        className={`mt-2 size-2 shrink-0 rounded-full ${message.is_read ? '' : 'bg-accent'}`}
      />
      <span className="min-w-0 flex-1">
        {!message.is_read && <span className="sr-only">{t('unread')} </span>}
        <span
          lang={message.lang}
          className={`block text-brief [overflow-wrap:anywhere] ${message.is_read ? '' : 'font-medium'}`}
        >
          {message.text}
        </span>
        <span className="text-meta text-ink-2">
          <TimeLabel time={message.updated_at} />
        </span>
      </span>
    </>
  );
  return (
    <li className="border-b border-hairline">
      {href ? (
        <a href={href} className={look} onClick={message.is_read ? undefined : onOpen}>
          {inside}
        </a>
      ) : (
        <button type="button" className={look} onClick={onOpen}>
          {inside}
        </button>
      )}
    </li>
  );
}
