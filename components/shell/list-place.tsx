'use client';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { OfferLine } from '@/components/ui/offer-line';
import { goToRow, openList, topRow } from '@/lib/browser/feed/list-rows';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { placeRowsLeast } from '@/lib/model/limits/places';
import { langTag, pick } from '@/lib/model/text/languages';
import { secondMs } from '@/lib/model/time';
import { offeredRowAtom, tellRowAtom } from '@/lib/state/feed/list-place';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { pageLineAtom } from '@/lib/state/page/line';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { settingAtom } from '@/lib/state/page/settings';

/** How long a reader must stay before their place is sent. */
const placeRestMs = 4 * secondMs;

const offeredAtom = atom<{ index: number; event: FeedEntry } | undefined>(undefined);

function PlaceLine() {
  const t = useTranslations('feed.place');
  const [offered, setOffered] = useAtom(offeredAtom);
  const language = useAtomValue(settingAtom('language'));
  if (!offered) return null;
  const title = pick(offered.event.title, language);
  return (
    <OfferLine
      text={t.rich('offer', {
        title: title?.text ?? '',
        name: (words) => <span lang={langTag(title?.lang)}>{words}</span>,
      })}
      dismiss={t('dismiss')}
      onPress={() => {
        const list = openList();
        setOffered(undefined);
        if (list) void goToRow(list, offered.index);
      }}
      onDismiss={() => setOffered(undefined)}
    />
  );
}

/**
 * Tells the reader's other devices where a list was left, and offers the place where another device
 * left it: as a line to press, never by jumping.
 */
export function ListPlace() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const tab = useAtomValue(openTabAtom);
  const find = useSetAtom(offeredRowAtom);
  const tell = useSetAtom(tellRowAtom);
  const [offered, setOffered] = useAtom(offeredAtom);
  const [line, setLine] = useAtom(pageLineAtom);

  useEffect(() => {
    if (reader === undefined) return;
    let left = false;
    void find(tab).then((found) => {
      const here = openList();
      // A reader who has already scrolled on knows where they are.
      if (!left && found && here && (topRow(here) ?? 0) < placeRowsLeast) setOffered(found);
    });
    return () => {
      left = true;
      setOffered(undefined);
    };
  }, [reader, tab, find, setOffered]);

  const isFree = useEffectEvent(() => line === undefined);
  useEffect(() => {
    if (!offered || !isFree()) return;
    setLine({ Words: PlaceLine });
    return () => setLine(undefined);
  }, [offered, setLine]);

  useEffect(() => {
    if (reader === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = ({ target }: Event) => {
      if (target !== openList()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const list = openList();
        const index = list && topRow(list);
        if (index !== undefined) void tell(tab, index);
      }, placeRestMs);
    };
    // Scroll events don't bubble: capturing them hears any list.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [reader, tab, tell]);
  return null;
}
