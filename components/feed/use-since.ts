import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onPageHidden, onPageShown } from '@/lib/browser/page-hidden';
import { comeBackAtom, leaveListAtom } from '@/lib/state/feed/since';

/** Notes when the reader leaves, and asks what came when they are back. */
export function useSince(): void {
  const leave = useSetAtom(leaveListAtom);
  const comeBack = useSetAtom(comeBackAtom);
  useEffect(() => {
    void comeBack();
    const stops = [onPageHidden(leave), onPageShown(() => void comeBack())];
    return () => stops.forEach((stop) => stop());
  }, [leave, comeBack]);
}
