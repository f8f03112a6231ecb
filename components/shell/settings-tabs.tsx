'use client';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followSettingsAtom } from '@/lib/state/page/change-settings';

/** Keeps this page's settings current, in whichever browser tab they are changed. */
export function SettingsTabs() {
  const router = useRouter();
  const follow = useSetAtom(followSettingsAtom);
  useEffect(() => follow(() => router.refresh()), [follow, router]);
  return null;
}
