'use client';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shell/page-link';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { realHost, safeHref } from '@/lib/model/wire/safe-href';
import type { PopupContentProps } from '../shell/popup-content';

/**
 * "Tapping an external link asks for confirmation": it shows the host that the link really goes to.
 * The confirmation is a link itself, not a script that opens a window, so popup blockers don't
 * interfere.
 */
export default function LeaveSiteDialog({ popup, close }: PopupContentProps<'leave-site'>) {
  const t = useTranslations('popup');
  const href = safeHref(popup.href) ?? '';
  return (
    <>
      <DialogText>
        {t.rich('leaveText', {
          host: realHost(href),
          b: (chunks) => (
            <strong className="font-semibold text-ink" translate="no" dir="ltr">
              {chunks}
            </strong>
          ),
        })}
      </DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close(false)}>
          {t('leaveCancel')}
        </Button>
        <PageLink
          href={href}
          rel="noopener noreferrer"
          onClick={() => close(true)}
          className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent"
        >
          {t('leaveConfirm')}
        </PageLink>
      </DialogActions>
    </>
  );
}
