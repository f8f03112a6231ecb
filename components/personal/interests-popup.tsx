'use client';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { putOffInterestsAtom } from '@/lib/state/personal/interests';
import { InterestSelector } from './interest-selector';

/** The choice of interests over the news: on first use, and whenever the reader wants. */
export default function InterestsPopup({ open, close }: PopupContentProps<'interests'>) {
  const putOff = useSetAtom(putOffInterestsAtom);
  const saved = useRef(false);
  const left = useEffectEvent(() => {
    if (!saved.current) putOff();
  });
  useEffect(() => {
    if (!open) left();
  }, [open]);
  return (
    <InterestSelector
      heading="h3"
      onSaved={() => {
        saved.current = true;
        close();
      }}
      onLater={() => close()}
    />
  );
}
