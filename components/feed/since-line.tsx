'use client';
import { useAtom, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { sinceCounted } from '@/lib/model/limits/feed';
import { sinceAtom } from '@/lib/state/feed/since';
import { openPopupAtom } from '@/lib/state/page/popups';

/** What came while the reader was away: opened or put away, it does not come again. */
export function SinceLine() {
  const t = useTranslations('since');
  const [since, setSince] = useAtom(sinceAtom);
  const open = useSetAtom(openPopupAtom);
  const said = (key: 'new' | 'updated', count: number) =>
    count > 0
      ? [t(key, { count, shown: count > sinceCounted ? `${sinceCounted}+` : String(count) })]
      : [];
  return (
    // It is there before its words come: so they are said.
    <div role="status" className="shrink-0">
      {since && (
        <span className="flex items-center border-b border-hairline bg-accent-soft pr-1 text-small">
          <button
            type="button"
            className="min-h-11 min-w-0 flex-1 px-4 py-2 text-left text-accent -outline-offset-2"
            onClick={() => {
              open({ kind: 'since', since });
              setSince(undefined);
            }}
          >
            {t('line', {
              what: [...said('new', since.new_count), ...said('updated', since.updated_count)].join(
                t('comma'),
              ),
            })}
          </button>
          <IconButton
            icon="close"
            size={16}
            label={t('dismiss')}
            className="shrink-0 text-ink-2"
            onClick={() => setSince(undefined)}
          />
        </span>
      )}
    </div>
  );
}
