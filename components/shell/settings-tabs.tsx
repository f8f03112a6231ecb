'use client';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followSettingsAtom } from '@/lib/state/page/change-settings';

/** Keeps this page as the reader has set it, in whichever tab of the browser that was. */
export function SettingsTabs() {
  const router = useRouter();
  const follow = useSetAtom(followSettingsAtom);
  useEffect(() => follow(() => router.refresh()), [follow, router]);
  return null;
}
