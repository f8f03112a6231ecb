// A notice of the site on its way to its readers. Protects: the service tells a part of them with
// each call, so it is asked until all were told; under one key nobody is told twice.
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { mustSucceed } from '@/lib/client/must-succeed';
import type { LocalizedText } from '@/lib/model/text/languages';
import { callAtom } from '../page/service';

/** `told`: readers so far; `state`: whether it goes on. */
export type NoticeProgress = { state: 'none' | 'sending' | 'sent' | 'failed'; told: number };

export function useNotice(userId: string | undefined) {
  const call = useSetAtom(callAtom);
  const [progress, setProgress] = useState<NoticeProgress>({ state: 'none', told: 0 });
  // A try after a failure goes on under the key of the first, so that nobody hears it twice.
  const [kept, setKept] = useState<{ key: string; written: string }>();

  /** `text`: once in each of its languages; who reads none of them gets the first. */
  const send = async (text: LocalizedText): Promise<boolean> => {
    const written = JSON.stringify(text);
    const key = kept?.written === written ? kept.key : `notice-${crypto.randomUUID()}`;
    setKept({ key, written });
    const whom = userId === undefined ? { all: true } : { user_id: userId };
    let told = 0;
    let cursor = '';
    setProgress({ state: 'sending', told });
    try {
      do {
        const asked = call()('SendNotice', { key, text, cursor, ...whom });
        const { data } = await mustSucceed(asked);
        if (!data) throw new Error('Nobody knows who was told.');
        told += data.told;
        cursor = data.next_cursor;
        setProgress({ state: cursor ? 'sending' : 'sent', told });
      } while (cursor);
      setKept(undefined);
      return true;
    } catch {
      // The client said why.
      setProgress({ state: 'failed', told });
      return false;
    }
  };
  return { progress, send };
}
