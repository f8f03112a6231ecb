'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LocalizedLine } from './localized-line';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { openAddress } from '@/lib/browser/history/address';
import { topicHref } from '@/lib/browser/history/further-pages';
import { draftOf } from '@/lib/browser/storage/draft';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { useProposal } from '@/lib/state/topics/proposal';
import { createTopicAtom } from '@/lib/state/topics/follow-topic';

/** How many matches are shown before a topic is created. */
const previewed = 3;

/**
 * Creates a topic from the reader's own words. Input stays until it is followed, even while a guest
 * signs in.
 */
export function FollowWords() {
  const t = useTranslations('topics');
  const create = useSetAtom(createTopicAtom);
  const fieldId = useId();
  const [draft] = useState(() => draftOf('topic'));
  const [typed, setTyped] = useState<string>();
  const hydrated = useHydrated();
  const words = typed ?? (hydrated ? draft.read() : '');
  const change = (text: string) => {
    setTyped(text);
    draft.keep(text);
  };
  const [busy, setBusy] = useState(false);
  const proposal = useProposal(words);
  return (
    <form
      className="mx-4"
      onSubmit={(event) => {
        event.preventDefault();
        const query = words.trim();
        if (query === '' || busy) return;
        setBusy(true);
        void create({ query }).then((topic) => {
          setBusy(false);
          if (!topic) return;
          change('');
          openAddress(topicHref(topic.topic_id));
        });
      }}
    >
      <label htmlFor={fieldId} className="text-small text-ink-2">
        {t('wordsLabel')}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={fieldId}
          value={words}
          readOnly={busy}
          maxLength={topicQueryChars}
          placeholder={t('wordsPlaceholder')}
          enterKeyHint="go"
          className="min-h-11 min-w-[min(10rem,100%)] flex-1 rounded-full border border-hairline bg-raised px-4 text-brief placeholder:text-ink-2"
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" look="solid" disabled={busy || words.trim() === ''}>
          {t(busy ? 'followingNow' : 'follow')}
        </Button>
      </div>
      <div role="status" className="not-empty:mt-2">
        {proposal && (
          <>
            <p className="m-0 text-small text-ink-2">
              {t('preview', { count: proposal.match_count })}
            </p>
            <ul className="m-0 mt-1 list-none p-0 text-small">
              {proposal.topic_item_list.slice(0, previewed).map(({ id, title }) => (
                <li key={id} className="py-0.5">
                  <LocalizedLine text={title} className="line-clamp-1" />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  );
}
