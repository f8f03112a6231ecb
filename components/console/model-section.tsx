'use client';
import { useLocale, useTranslations } from 'next-intl';
import { writeDate, writeNumber } from '@/lib/model/text/written';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';

/** The models' usage, day by day, and its cost where the operator set prices. */
export function ModelSection() {
  const t = useTranslations('console.model');
  const locale = useLocale();
  const list = useInnerList('ListModelUse', {});
  return (
    <>
      <p className="mt-0 mb-3 text-brief text-ink-2">{t('hint')}</p>
      <ConsoleList
        list={list}
        keyOf={({ day, purpose, model }) => `${day} ${purpose} ${model}`}
        row={({ day, purpose, model, cost, ...use }) => (
          <>
            <p className="m-0 text-brief [overflow-wrap:anywhere]">
              {[t(`purposes.${purpose}`), model].join(' · ')}
            </p>
            <p className="m-0 mt-1 text-meta text-ink-2">
              {[
                writeDate(locale, day, { dateStyle: 'medium', timeZone: 'UTC' }),
                t('calls', { count: use.calls }),
                use.failed > 0 && t('lost', { count: use.failed }),
                t('tokens', { in: use.tokens_in, out: use.tokens_out }),
                use.estimated > 0 && t('estimated', { count: use.estimated }),
                cost &&
                  writeNumber(locale, cost.amount, {
                    ...{ style: 'currency', currency: cost.currency },
                    maximumFractionDigits: 4,
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      />
    </>
  );
}
