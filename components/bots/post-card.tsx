'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { TimeLabel } from '@/components/event/time-label';
import { detailHref } from '@/lib/browser/history/address';
import { botHref } from '@/lib/browser/history/further-pages';
import type { Post } from '@/lib/contract';
import { sourceName } from '@/lib/model/feed/entry';
import { langTag, pick } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';
import { BotIcon } from './bot-icon';
import { useSeen } from './use-seen';

/** A citation mark: here the source is named beside the sentence instead. */
const mark = /\[\d+\]\s*$/;

/**
 * What a bot found: the bot, the event, and the sentence that says why. `again`: the post is listed
 * because it was seen before.
 */
export function PostCard({ post, named, again }: { post: Post; named: boolean; again: boolean }) {
  const t = useTranslations('bots');
  const language = useAtomValue(settingAtom('language'));
  const seen = useSeen(again ? undefined : post.post_id);
  const title = pick(post.event.title, language);
  const reason = pick(post.reason, language);
  // A text in its source's language has no tag of its own: an entry of the reason that has one
  // names the language.
  const spoken = langTag(post.reason.find(({ lang }) => langTag(lang))?.lang);
  const name = pick(post.bot.name, language);
  return (
    <li className="border-b border-hairline px-4 py-4">
      <p className="m-0 flex items-center gap-2 text-meta text-ink-2">
        {named && (
          <a
            href={botHref(post.bot_id)}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-ink no-underline"
          >
            <BotIcon icon={post.bot.icon} size={28} />
            <span lang={langTag(name?.lang)} className="truncate">
              {name?.text}
            </span>
          </a>
        )}
        <TimeLabel time={post.time} />
      </p>
      <h3 ref={seen} className="m-0 mt-1 font-title text-card-title font-semibold">
        <a
          href={detailHref(post.event.id)}
          lang={langTag(title?.lang) ?? spoken}
          className="text-ink no-underline hover:underline"
        >
          {title?.text}
        </a>
      </h3>
      {reason && (
        <figure className="mx-0 mt-2 mb-0 border-l-2 border-accent pl-3">
          <figcaption className="sr-only">{t('why')}</figcaption>
          <blockquote lang={langTag(reason.lang) ?? spoken} className="m-0 text-brief text-ink-2">
            {reason.text.replace(mark, '')}
          </blockquote>
          {post.reference && (
            <a
              href={post.reference.link}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-meta text-ink-2 underline decoration-hairline underline-offset-4"
            >
              {t('source', { source: sourceName(post.reference) })}
            </a>
          )}
        </figure>
      )}
    </li>
  );
}
