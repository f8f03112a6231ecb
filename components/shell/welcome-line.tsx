'use client';
import { useAtom, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { OfferLine } from '@/components/ui/offer-line';
import { pageLineAtom } from '@/lib/state/page/line';
import { openPopupAtom } from '@/lib/state/page/popups';
import { isWelcomeDueAtom, keepWelcomedAtom } from '@/lib/state/personal/welcome';

function WelcomeWords() {
  const t = useTranslations('welcome');
  const open = useSetAtom(openPopupAtom);
  const keep = useSetAtom(keepWelcomedAtom);
  const setLine = useSetAtom(pageLineAtom);
  const answer = () => {
    keep();
    setLine(undefined);
  };
  return (
    <OfferLine
      text={t('offer')}
      dismiss={t('dismiss')}
      onPress={() => {
        answer();
        open({ kind: 'welcome' });
      }}
      onDismiss={answer}
    />
  );
}

/** Offers a start to first-time readers: one line below the list, once. */
export function WelcomeLine() {
  const isDue = useSetAtom(isWelcomeDueAtom);
  const [line, setLine] = useAtom(pageLineAtom);
  const offer = useEffectEvent(() => {
    if (line === undefined && isDue()) setLine({ Words: WelcomeWords });
  });
  useEffect(() => offer(), []);
  return null;
}
