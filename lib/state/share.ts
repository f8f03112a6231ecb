// Passing an article on: its link goes to the clipboard, and the reader is told so.
import { atom } from 'jotai';
import { detailHref, ownOrigin } from '@/lib/browser/address';
import { copyText } from '@/lib/browser/clipboard';
import { shareLink } from '@/lib/model/share-link';
import { siteAtom } from './deployment';
import { notifyAtom } from './notices';

export const copyLinkAtom = atom(null, async (get, set, id: string) => {
  const { shareOrigin } = get(siteAtom);
  const link = shareOrigin ? shareLink(shareOrigin, id) : ownOrigin() + detailHref(id);
  const copied = await copyText(link);
  set(
    notifyAtom,
    copied
      ? { key: 'article.linkCopied', tone: 'good' }
      : { key: 'article.linkNotCopied', tone: 'bad' },
  );
});
