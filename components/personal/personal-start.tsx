'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { siteAtom } from '@/lib/state/deployment';
import { startPersonalAtom } from '@/lib/state/start-personal';
import { readerAtom } from '@/lib/state/user';

/** What is the reader's own and happens by itself, once the first screen stands. */
export function PersonalStart() {
  const router = useRouter();
  const path = usePathname();
  const reader = useAtomValue(readerAtom)?.id;
  const { region } = useAtomValue(siteAtom);
  const start = useSetAtom(startPersonalAtom);
  useEffect(
    () =>
      whenIdle(() => {
        void start().then((anew) => {
          if (anew) router.refresh();
        });
      }),
    [start, router, reader, region, path],
  );
  return null;
}
