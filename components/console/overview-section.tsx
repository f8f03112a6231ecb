'use client';
import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { writeNumber } from '@/lib/model/text/written';
import useSWR from 'swr';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Output } from '@/lib/contract';
import { callAtom } from '@/lib/state/page/service';
import { useInnerList } from '@/lib/state/console/inner-list';
import { FeedRow } from './feed-row';

/** The site's status in a few numbers, and the failing feeds. */
export function OverviewSection() {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    'GetOverview',
    async () => (await call()('GetOverview', {}, { quiet: true })).data,
    { shouldRetryOnError: false },
  );
  const failing = useInnerList('ListInnerFeeds', { state: 'failing', limit: 20 });
  if (error && !isValidating) {
    return (
      <div role="alert" className="py-3 text-brief">
        <p className="m-0 mb-3">{t('failed')}</p>
        <Button onClick={() => void mutate()}>{common('retry')}</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')} className="py-3">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-3 h-5 w-3/5" />
      </div>
    );
  }
  return (
    <>
      <Facts overview={data} />
      {failing.rows && failing.rows.length > 0 && (
        <section aria-label={t('overview.failingFeeds')} className="mt-6">
          <h3 className="m-0 mb-2 text-body font-semibold">{t('overview.failingFeeds')}</h3>
          <ul className="m-0 list-none border-t border-hairline p-0">
            {failing.rows.map((feed) => (
              <li key={feed.feed_id} className="border-b border-hairline py-3">
                <FeedRow
                  feed={feed}
                  onDone={() => {
                    failing.reload();
                    void mutate();
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Overview = NonNullable<Output<'GetOverview'>['data']>;

/** Each number with its label; features that this site does not have are left out. */
function Facts({ overview }: { overview: Overview }) {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const locale = useLocale();
  const { feeds, day, model, today, last_poll_at } = overview;
  const asked = model.writings + model.translations;
  const facts: [string, string][] = [
    [
      t('overview.feeds'),
      [
        t('overview.healthy', { count: feeds.healthy }),
        feeds.failing > 0 && t('overview.failing', { count: feeds.failing }),
        feeds.waiting > 0 && t('overview.waiting', { count: feeds.waiting }),
        feeds.paused > 0 && t('overview.paused', { count: feeds.paused }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [
      t('overview.lastPoll'),
      last_poll_at === undefined
        ? t('overview.never')
        : dateTime(last_poll_at, { dateStyle: 'medium', timeStyle: 'medium' }),
    ],
    [t('overview.articles'), writeNumber(locale, day.articles)],
    [t('overview.polls'), t('overview.pollsOf', { count: day.polls, failed: day.failed })],
    ...(asked > 0
      ? [[t('overview.model'), t('overview.modelOf', model)] satisfies [string, string]]
      : []),
    ...(model.tokens > 0 || model.tokens_most !== undefined
      ? [
          [
            t('overview.tokens'),
            model.tokens_most === undefined
              ? t('overview.tokensUsed', { tokens: model.tokens })
              : t('overview.tokensOf', { tokens: model.tokens, most: model.tokens_most }),
          ] satisfies [string, string],
        ]
      : []),
    ...(['speech', 'mails', 'topics'] as const).flatMap((what): [string, string][] => {
      const of = today?.[what];
      return of ? [[t(`overview.today.${what}`), t('overview.usedOf', of)]] : [];
    }),
  ];
  return (
    <dl className="m-0 grid gap-x-4 gap-y-3 text-brief sm:grid-cols-[auto_1fr]">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-small text-ink-2">{term}</dt>
          <dd className="m-0 -mt-2 sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
