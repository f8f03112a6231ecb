'use client';
import { useAtom, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { OfferLine } from '@/components/ui/offer-line';
import { ownPath } from '@/lib/browser/history/further-pages';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { sinceCounted } from '@/lib/model/limits/feed';
import { sinceAtom, type Since } from '@/lib/state/feed/since';
import { askAtom } from '@/lib/state/page/popups';

/** What arrived while the reader was away: once opened or dismissed, it does not return. */
export function SinceLine() {
  const t = useTranslations('since');
  const [since, setSince] = useAtom(sinceAtom);
  const ask = useSetAtom(askAtom);
  const open = async (told: Since) => {
    const at = ownPath();
    setSince(undefined);
    await ask()({ kind: 'since', since: told });
    // If an article took its place, the line stays for the others.
    afterBackEntries(() => ownPath() !== at && setSince(told));
  };
  const said = (key: 'new' | 'updated', count: number) =>
    count > 0
      ? [t(key, { count, shown: count > sinceCounted ? `${sinceCounted}+` : String(count) })]
      : [];
  return (
    // Rendered before its text, so that screen readers announce the text.
    <div role="status" className="order-last shrink-0">
      {since && (
        <OfferLine
          text={t('line', {
            what: [...said('new', since.new_count), ...said('updated', since.updated_count)].join(
              t('comma'),
            ),
          })}
          dismiss={t('dismiss')}
          onPress={() => void open(since)}
          onDismiss={() => setSince(undefined)}
        />
      )}
    </div>
  );
}
