'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/page/idle';
import { siteAtom } from '@/lib/state/page/deployment';
import { popupsAtom } from '@/lib/state/page/popups';
import { startPersonalAtom } from '@/lib/state/personal/start-personal';
import { readerAtom } from '@/lib/state/page/reader';

/** Automatic actions for the reader, after the first screen. */
export function PersonalStart() {
  const router = useRouter();
  const path = usePathname();
  const reader = useAtomValue(readerAtom)?.id;
  const { region } = useAtomValue(siteAtom);
  const covered = useAtomValue(popupsAtom).some(({ open }) => open);
  const start = useSetAtom(startPersonalAtom);
  useEffect(() => {
    // Never covers what the reader has opened; it begins when that is closed.
    if (covered) return;
    return whenIdle(() => {
      void start().then((anew) => {
        if (anew) router.refresh();
      });
    });
  }, [start, router, reader, region, path, covered]);
  return null;
}
