'use client';
import { useTranslations } from 'next-intl';
import { PolicyText } from '@/components/account/policy-text';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import type { PopupContentProps } from '../shell/popup-content';

/** "If unticked a confirm dialog asks and proceeds only if confirmed." */
export default function AgreeDialog({ close }: PopupContentProps<'agree'>) {
  const t = useTranslations();
  return (
    <>
      <DialogText>
        <PolicyText name="ask" />
      </DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close()}>
          {t('common.cancel')}
        </Button>
        <Button look="solid" onClick={() => close(true)}>
          {t('account.policy.agree')}
        </Button>
      </DialogActions>
    </>
  );
}
