'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { copyText } from '@/lib/browser/device/clipboard';
import type { ChatItem } from '@/lib/model/chat/item';
import { answerText, isWhole, pluginsOf, tellsSomething } from '@/lib/model/chat/plugins';
import { sourceName } from '@/lib/model/feed/entry';
import { plainAnswer } from '@/lib/model/markdown/plain-answer';
import { rateAnswerAtom } from '@/lib/state/chat/rate-answer';
import { notifyAtom } from '@/lib/state/page/notices';
import { openPopupAtom } from '@/lib/state/page/popups';

/** The answer as copied text, with its references. */
function copyOf(item: ChatItem, unsupported: string): string {
  const { references } = pluginsOf(item);
  const sources = references.map(
    (source, index) =>
      `[${source.order ?? index + 1}] ${sourceName(source)}: ${source.title ?? ''} ${source.link}`,
  );
  const text = plainAnswer(answerText(item.botAnswer.chunks), { unsupported, citations: true });
  return [text, sources.join('\n')].filter(Boolean).join('\n\n');
}

/** "Completed shows the feedback control": like and dislike, which exclude each other, and the rest. */
export function AnswerActions({ item }: { item: ChatItem }) {
  const t = useTranslations('chat');
  const share = useTranslations('answers');
  const rate = useSetAtom(rateAnswerAtom);
  const open = useSetAtom(openPopupAtom);
  const notify = useSetAtom(notifyAtom);
  const { id, chatFeedBack } = item;
  const { like, dislike } = chatFeedBack;
  const { chunks } = item.botAnswer;
  const copy = async () => {
    const copied = await copyText(copyOf(item, t('unsupported')));
    notify(copied ? { key: 'chat.copied', tone: 'good' } : { key: 'chat.notCopied', tone: 'bad' });
  };
  return (
    <div role="group" aria-label={t('answerActions')} className="-ml-3 flex text-ink-2">
      <IconButton
        icon="thumbUp"
        size={18}
        label={t(like ? 'liked' : 'like')}
        aria-pressed={like}
        filled={like}
        className={like ? 'text-accent' : ''}
        onClick={() => void rate(id, 'liked')}
      />
      <IconButton
        icon="thumbDown"
        size={18}
        label={t(dislike ? 'disliked' : 'dislike')}
        aria-pressed={dislike}
        filled={dislike}
        className={dislike ? 'text-accent' : ''}
        onClick={() => void rate(id, 'disliked')}
      />
      <IconButton icon="copy" size={18} label={t('copy')} onClick={() => void copy()} />
      {isWhole(chunks) && tellsSomething(chunks) && (
        <IconButton
          icon="share"
          size={18}
          label={share('share')}
          onClick={() => open({ kind: 'share-answer', id, title: item.userMessage.input })}
        />
      )}
      <IconButton
        icon="flag"
        size={18}
        label={t('report')}
        onClick={() => open({ kind: 'chat-report', id })}
      />
    </div>
  );
}
