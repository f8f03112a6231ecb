'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { languageNames } from '@/components/shell/language-names';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import type { Output } from '@/lib/contract';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { pickText, readLanguage } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { FeedFields, type FeedDraft } from './feed-fields';
import { QuickAct } from './quick-act';

type InnerFeed = NonNullable<Output<'ListInnerFeeds'>['data']>['items'][number];

/** A feed's status, and an operator's actions on it. */
export function FeedRow({ feed, onDone }: { feed: InnerFeed; onDone(): void }) {
  const t = useTranslations('console.feeds');
  const act = useInnerAct();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState(false);
  const { feed_id, title, url, state } = feed;
  const isPolled = state !== 'paused' && state !== 'removed';
  const run = async (name: 'PauseFeed' | 'ResumeFeed' | 'RemoveFeed' | 'PollFeed') => {
    const done = await act(name, { feed_id });
    if (done) onDone();
    return done;
  };
  return (
    <>
      <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">{title}</h3>
      <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">{url}</p>
      <FeedState feed={feed} />
      <div className="mt-2 flex flex-wrap gap-2">
        {isPolled && (
          <QuickAct
            text={t('poll')}
            of={title}
            onAct={async () => setAsked(await run('PollFeed'))}
          />
        )}
        {isPolled ? (
          <QuickAct text={t('pause')} of={title} onAct={() => run('PauseFeed')} />
        ) : (
          <QuickAct text={t('resume')} of={title} onAct={() => run('ResumeFeed')} />
        )}
        {state !== 'removed' && (
          <>
            <Button
              aria-expanded={editing}
              aria-label={`${t('edit')}: ${title}`}
              onClick={() => setEditing(!editing)}
            >
              {t('edit')}
            </Button>
            <AskedAct
              text={t('remove')}
              of={title}
              question={t('askRemove')}
              onAct={() => run('RemoveFeed')}
            />
          </>
        )}
      </div>
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {asked && t('pollSoon')}
      </p>
      {editing && (
        <FeedEdit
          feed={feed}
          onDone={() => {
            setEditing(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

/** Where its events go, its results, and why it fails. */
function FeedState({ feed }: { feed: InnerFeed }) {
  const t = useTranslations('console.feeds');
  const dateTime = useDateTime();
  const language = readLanguage(useLocale()) ?? 'en';
  const { state, error, failures, articles, last_poll_at, last_ok_at } = feed;
  const when = (time: number) => dateTime(time, { dateStyle: 'medium', timeStyle: 'short' });
  const tab = allTabs.find(({ key }) => key === feed.tab);
  return (
    <>
      <p className="m-0 mt-1 text-meta text-ink-2">
        <span className={state === 'failing' ? 'font-medium text-danger' : undefined}>
          {t(`states.${state}`)}
        </span>
        {[
          tab && pickText(tab.name, language),
          feed.lang ? languageNames[feed.lang] : t('anyLanguage'),
          t('articles', { count: articles }),
          last_poll_at !== undefined && t('polled', { date: when(last_poll_at) }),
          feed.from === 'operator' ? t('fromOperator') : feed.edited && t('edited'),
        ]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)
          .join('')}
      </p>
      {error && (
        <p className="m-0 mt-1 text-small text-danger [overflow-wrap:anywhere]">
          {[
            t('failed', { error, count: failures }),
            last_ok_at !== undefined && t('lastOk', { date: when(last_ok_at) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  );
}

/** The settings of a feed; only changes are sent. */
function FeedEdit({ feed, onDone }: { feed: InnerFeed; onDone(): void }) {
  const t = useTranslations('console.feeds');
  const act = useInnerAct();
  const { feed_id, set_title, tab, lang = null, full_text } = feed;
  const now: FeedDraft = { title: set_title, tab, lang, full_text };
  const [changes, setChanges] = useState<Partial<FeedDraft>>({});
  const [busy, setBusy] = useState(false);
  return (
    <form
      className="mt-3 rounded-cover bg-press p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void act('EditFeed', { ...changes, feed_id }).then((done) => {
          setBusy(false);
          if (done) onDone();
        });
      }}
    >
      <FeedFields
        draft={{ ...now, ...changes }}
        unnamed={feed.title}
        onChange={(change) => setChanges({ ...changes, ...change })}
      />
      <Button type="submit" look="solid" className="mt-3" disabled={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
