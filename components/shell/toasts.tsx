'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { LineDrawing } from '@/components/ui/line-drawing';
import { failToastMs } from '@/lib/model/limits/page';
import { offerToastMs } from '@/lib/model/limits/page';
import { noticesAtom, offerOf, shownAtom } from '@/lib/state/page/notices';
import { useToastText } from './toast-text';

/** "Login failure toast shows msg with fail icon for 2 s." */
const failing = {
  duration: failToastMs,
  icon: (
    <LineDrawing path="M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6" />
  ),
  classNames: { icon: 'grid! shrink-0' },
};

/**
 * Toasts are placed above whatever a page has at its bottom, so that they cover nothing that can be
 * pressed.
 */
const lift = 'var(--toast-lift)';

/** Shows the notices, once each. */
export default function Toasts() {
  const say = useToastText();
  const t = useTranslations('common');
  const notices = useAtomValue(noticesAtom);
  const shown = useSetAtom(shownAtom);
  useEffect(() => {
    for (const notice of notices) {
      const id = 'key' in notice ? notice.key : notice.id;
      const { tone = 'plain' } = notice;
      const show = { good: toast.success, bad: toast.error, fail: toast.error, plain: toast }[tone];
      const offer = offerOf(notice);
      const way = offer && {
        action: { label: t(offer.label), onClick: offer.act },
        duration: offerToastMs,
      };
      show(say(notice), { id, ...way, ...(tone === 'fail' && failing) });
      shown(notice.id);
    }
  }, [notices, shown, say, t]);
  return (
    <Toaster
      // The library adds the keyboard shortcut that leads here.
      containerAriaLabel={t('notices')}
      position="bottom-center"
      offset={{ bottom: lift }}
      mobileOffset={{ bottom: lift, left: 24, right: 24 }}
      duration={2600}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center justify-center gap-2 rounded-cover bg-ink px-4 py-3 text-small text-paper shadow-float',
          icon: 'hidden',
          // The toast's own padding is part of the touch target.
          actionButton:
            '-my-3 -mr-3 ml-auto min-h-11 shrink-0 rounded-cover px-4 font-semibold text-paper underline underline-offset-4',
        },
      }}
    />
  );
}
