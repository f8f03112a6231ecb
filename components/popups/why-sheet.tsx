'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Reason } from '@/lib/contract';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { furtherTabs } from '@/lib/model/feed/further-tabs';
import { liftText } from '@/lib/model/text/lift-text';
import { pickText } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { usePlacement } from '@/lib/state/feed/placement';
import { tabsAtom } from '@/lib/state/feed/tabs';
import { openPopupAtom } from '@/lib/state/page/popups';
import { settingsAtom } from '@/lib/state/page/settings';
import type { PopupContentProps } from '../shell/popup-content';

const icons: Record<Reason['kind'], IconName> = {
  tab: 'outline',
  time: 'clock',
  sources: 'link',
  paid: 'less',
  language: 'translate',
  interest: 'heart',
  category: 'heart',
  subject: 'less',
};

/** Why an event has its place in the list: the parts of its ranking score. */
export default function WhySheet({ popup: { event }, close }: PopupContentProps<'why'>) {
  const t = useTranslations('why');
  const common = useTranslations('common');
  const { placement, failed, retry } = usePlacement(event.id);
  const open = useSetAtom(openPopupAtom);
  const goTo = (popup: Parameters<typeof open>[0]) => {
    close();
    open(popup);
  };
  return (
    <>
      <p className="m-0 pb-3 text-small text-ink-2">{t('text')}</p>
      {failed ? (
        <div role="alert" className="flex flex-col items-start gap-3 pb-3">
          <p className="m-0 text-brief text-ink-2">{t('failed')}</p>
          <Button onClick={retry}>{common('retry')}</Button>
        </div>
      ) : placement === undefined ? (
        <div role="status" aria-label={t('loading')} className="pb-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="mt-3 h-5 w-2/3" />
          ))}
        </div>
      ) : (
        <ul className="m-0 list-none border-t border-hairline p-0">
          {placement.reasons.map((reason) => (
            <ReasonRow
              key={reason.kind}
              reason={reason}
              {...placement}
              isSample={event.writing === 'sample'}
            />
          ))}
        </ul>
      )}
      <div className="-mx-5 flex flex-wrap pt-2">
        <Button look="quiet" onClick={() => goTo({ kind: 'less', event })}>
          {t('less')}
        </Button>
        <Button look="quiet" onClick={() => goTo({ kind: 'interests' })}>
          {t('interests')}
        </Button>
      </div>
    </>
  );
}

type Placed = { reason: Reason; time: number; sources: number; isSample: boolean };

/** What lifts an event above all times has no length in days. */
const countedMostMs = 365 * dayMs;

function ReasonRow({ reason, ...placed }: Placed) {
  const locale = useLocale();
  const isCounted = reason.ms !== 0 && Math.abs(reason.ms) < countedMostMs;
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-hairline py-2 text-brief">
      <span className="shrink-0 text-ink-2">
        <Icon name={icons[reason.kind]} />
      </span>
      <span className="min-w-0 flex-1">
        <ReasonText reason={reason} {...placed} />
      </span>
      {isCounted && (
        <span
          className={`tabular shrink-0 text-small ${reason.ms > 0 ? 'text-accent' : 'text-ink-2'}`}
        >
          {liftText(reason.ms, locale)}
        </span>
      )}
    </li>
  );
}

function ReasonText({ reason: { kind, names }, time, sources, isSample }: Placed) {
  const t = useTranslations('why');
  const tabs = useAtomValue(tabsAtom);
  const { language } = useAtomValue(settingsAtom);
  const locale = useLocale();
  const tabName = (key: string) =>
    pickText([...tabs, ...furtherTabs].find((tab) => tab.key === key)?.name, language) || key;
  const listed = (words: readonly string[]) => new Intl.ListFormat(locale).format(words);
  switch (kind) {
    case 'tab': {
      const [tab = defaultTabKey] = names;
      return t(tab === defaultTabKey ? 'everything' : 'tab', { tab: tabName(tab) });
    }
    case 'time':
      return time > 0 ? (
        <>
          {t('newest')} <span className="text-ink-2">·</span> <TimeLabel time={time} />
        </>
      ) : (
        t(isSample ? 'sample' : 'undated')
      );
    case 'sources':
      return t('sources', { count: sources });
    case 'language':
      return t('language');
    case 'paid':
      return t('paid');
    case 'category':
      return t('category', { names: listed(names.map(tabName)) });
    case 'interest':
    case 'subject':
      return t(kind, { names: listed(names) });
  }
}
