// Sends a notice of the site to its readers. Protects: the service notifies a batch of them with
// each call, so calls continue until all were notified; one idempotency key ensures that nobody is
// notified twice. A notice that was interrupted, also by a reload of the page, can be continued.
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { draftOf } from '@/lib/browser/storage/draft';
import { mustSucceed } from '@/lib/client/must-succeed';
import { localizedText } from '@/lib/contract/entities';
import { newDeviceId } from '@/lib/model/account/device-id';
import type { LocalizedText } from '@/lib/model/text/languages';
import { parseJson } from '@/lib/model/text/parse-json';
import { callAtom } from '../page/service';

/** A notice that may not have reached everybody yet. */
const unsent = z.object({ key: z.string(), text: localizedText, told: z.number() });

/** `told`: readers notified so far; `state`: whether it goes on. */
export type NoticeProgress = {
  state: 'none' | 'sending' | 'sent' | 'failed';
  told: number;
  unsent?: z.output<typeof unsent>;
};

/** By audience: sending continues while another section is open. */
const progressAtom = atom<Partial<Record<string, NoticeProgress>>>({});
const none: NoticeProgress = { state: 'none', told: 0 };

export function useNotice(userId: string | undefined) {
  const call = useSetAtom(callAtom);
  const place = `notice:${userId ?? ''}` as const;
  const [draft] = useState(() => draftOf(place));
  const [all, setAll] = useAtom(progressAtom);
  const progress = all[place] ?? none;

  // Not during rendering: the server has no such data.
  useEffect(() => {
    const found = unsent.safeParse(parseJson(draft.read())).data;
    if (!found) return;
    const stopped = { state: 'failed', told: found.told, unsent: found } as const;
    setAll((before) => (before[place] ? before : { ...before, [place]: stopped }));
  }, [draft, place, setAll]);

  const show = (next: NoticeProgress) => {
    draft.keep(next.unsent ? JSON.stringify(next.unsent) : '');
    setAll((before) => ({ ...before, [place]: next }));
  };

  /** `text`: one version for each of its languages; readers of none of them get the first. */
  const send = async (text: LocalizedText): Promise<boolean> => {
    const before = progress.unsent;
    // A retry after a failure reuses the first attempt's key, so that nobody is notified twice.
    const isSame = JSON.stringify(before?.text) === JSON.stringify(text);
    const key = (isSame && before?.key) || `notice-${newDeviceId(Date.now(), Math.random())}`;
    const whom = userId === undefined ? { all: true } : { user_id: userId };
    let told = (isSame && before?.told) || 0;
    let cursor = '';
    const showNow = (state: NoticeProgress['state']) =>
      show({ state, told, unsent: state === 'sent' ? undefined : { key, text, told } });
    showNow('sending');
    try {
      do {
        const asked = call()('SendNotice', { key, text, cursor, ...whom });
        const { data } = await mustSucceed(asked);
        if (!data) throw new Error('Nobody knows who was told.');
        if (cursor && data.next_cursor === cursor) throw new Error('The notice goes on and on.');
        told += data.told;
        cursor = data.next_cursor;
        showNow(cursor ? 'sending' : 'sent');
      } while (cursor);
      return true;
    } catch {
      // The client has shown why.
      showNow('failed');
      return false;
    }
  };
  return { progress, send };
}
