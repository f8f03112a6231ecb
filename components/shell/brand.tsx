'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { listPath } from '@/lib/browser/history/news-paths';
import { titleDoubleClickMs } from '@/lib/model/limits/page';
import { siteAtom } from '@/lib/state/page/deployment';
import { goToTopAtom } from '@/lib/state/feed/to-top';
import { notifyAtom } from '@/lib/state/page/notices';

/** Logo and name, linking home. "Double-click on the app title within 1 s copies the device id." */
export function Brand() {
  const t = useTranslations('shell');
  const { brand } = useAtomValue(siteAtom);
  const notify = useSetAtom(notifyAtom);
  const goToTop = useSetAtom(goToTopAtom);
  const pressedAt = useRef(-Infinity);
  const program = useRef<typeof import('@/lib/browser/device/copy-device-id')>(undefined);
  const load = async () => (program.current = await import('@/lib/browser/device/copy-device-id'));
  return (
    <h1 className="m-0 min-w-0">
      <a
        href={listPath}
        aria-label={t('home', { brand })}
        // If the bar has no room for the name, the name is hidden: the buttons beside it stay.
        className="flex h-11 flex-wrap gap-x-2 overflow-hidden font-title text-body leading-11 font-semibold"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          const twice = event.timeStamp - pressedAt.current <= titleDoubleClickMs;
          pressedAt.current = event.timeStamp;
          if (!twice) {
            // Loaded on the first press: some browsers allow copying only within the press itself.
            void load().catch(() => undefined);
            return goToTop();
          }
          const copied = program.current?.copyDeviceId() ?? load().then((it) => it.copyDeviceId());
          void copied.then(
            () => notify({ key: 'shell.deviceIdCopied', tone: 'good' }),
            () => undefined,
          );
        }}
      >
        <span className="grid h-11 place-items-center">
          <Logo />
        </span>
        <span data-label="" className="max-w-full truncate">
          {brand}
        </span>
      </a>
    </h1>
  );
}

function Logo() {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="90 90 332 332" fill="none">
      <g className="stroke-accent" strokeWidth="26" strokeLinejoin="round" strokeLinecap="round">
        <path d="M256 106 385.9 181 385.9 331 256 406 126.1 331 126.1 181Z" />
        <path d="M126.1 181 256 256 385.9 181" />
        <path d="M256 256 256 406" />
      </g>
      <circle cx="256" cy="256" r="30" className="fill-warm" />
    </svg>
  );
}
