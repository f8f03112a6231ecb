'use client';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { AccountPopup as Popup } from './account-popup';

const Loaded = lazy(async () => {
  const { AccountPopup } = await import('./account-popup');
  return { default: AccountPopup };
});

/** The popup of the two steps, which brings the numbering plans along: loaded when it first opens. */
export function AccountPopup(props: ComponentProps<typeof Popup>) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}
