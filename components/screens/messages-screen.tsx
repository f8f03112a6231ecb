'use client';
import { MessagesContent } from '@/components/messages/messages-content';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';

/** The reader's messages as a page of its own. */
export function MessagesScreen() {
  return (
    <div className="frame">
      <MessagesContent />
      <PopupStack />
      <Notices />
    </div>
  );
}
