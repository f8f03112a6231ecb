'use client';
import { useSetAtom } from 'jotai';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { notifyAtom } from '@/lib/state/page/notices';
import type { AccountPopup as Popup } from './account-popup';

const loaded = lazyComponent(async () => {
  const { AccountPopup } = await import('./account-popup');
  return { default: AccountPopup };
});

/** The popup of the two steps, which imports the numbering plans: loaded when it first opens. */
export function AccountPopup(props: ComponentProps<typeof Popup>) {
  const [needed, setNeeded] = useState(props.open);
  const notify = useSetAtom(notifyAtom);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  const { part: Loaded } = loaded;
  const miss = () => {
    loaded.askAgain();
    setNeeded(false);
    notify({ key: 'errors.partMissing', tone: 'bad' });
    props.onClose();
  };
  return (
    <PartBoundary onMissing={miss}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  );
}
