'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { ActionList } from '@/components/ui/action-sheet';
import type { IconName } from '@/components/ui/icon';
import { listenRequestAtom } from '@/lib/state/page/listen';
import type { Tool } from '@/lib/state/page/popups';
import type { PopupContentProps } from '../shell/popup-content';

const icons: Record<Tool, IconName> = {
  share: 'share',
  follow: 'follow',
  translate: 'translate',
  dislike: 'dislike',
  less: 'less',
  why: 'why',
  markAll: 'check',
  report: 'flag',
  queue: 'listen',
};

/** "A tools sheet offers: share, translate, dislike, report, cancel." */
export default function ToolsSheet({ popup, close }: PopupContentProps<'tools'>) {
  const t = useTranslations();
  // Without anything playing there is no queue: its own button starts reading aloud.
  const listening = useAtomValue(listenRequestAtom) !== undefined;
  const tools = popup.tools.filter((key) => key !== 'queue' || listening);
  return (
    <ActionList
      actions={tools.map((key) => ({ key, label: t(`acts.${key}`), icon: icons[key] }))}
      cancelLabel={t('common.cancel')}
      onChoose={(choice) => close(choice)}
      onCancel={() => close()}
    />
  );
}
