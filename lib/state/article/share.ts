// Passing an article on: its link goes to the clipboard, and the reader is told so.
import { atom } from 'jotai';
import { botHref, ownOrigin, themeHref, topicHref } from '@/lib/browser/address';
import { copyText } from '@/lib/browser/clipboard';
import { shareWithDevice } from '@/lib/browser/share';
import { ownLink, shareLink, topicLink } from '@/lib/model/article/share-link';
import { siteAtom } from '../page/deployment';
import { notifyAtom } from '../page/notices';
import { settingAtom } from '../page/settings';

const linkAtom = atom(null, (get, _set, id: string): string => {
  const { shareOrigin } = get(siteAtom);
  const language = get(settingAtom('language'));
  return shareOrigin ? shareLink(shareOrigin, id, language) : ownLink(ownOrigin(), id, language);
});

const copyAtom = atom(null, async (_get, set, link: string) => {
  const copied = await copyText(link);
  set(
    notifyAtom,
    copied
      ? { key: 'article.linkCopied', tone: 'good' }
      : { key: 'article.linkNotCopied', tone: 'bad' },
  );
});

export const copyLinkAtom = atom(null, (_get, set, id: string) => set(copyAtom, set(linkAtom, id)));

export const copyTopicLinkAtom = atom(null, (get, set, id: string) => {
  const { shareOrigin } = get(siteAtom);
  const language = get(settingAtom('language'));
  const link = shareOrigin ? topicLink(shareOrigin, id, language) : ownOrigin() + topicHref(id);
  return set(copyAtom, link);
});

/** A bot has its page on this site alone. */
export const copyBotLinkAtom = atom(null, (_get, set, id: string) =>
  set(copyAtom, ownOrigin() + botHref(id)),
);

/** So has a theme, for those who are signed in. */
export const copyThemeLinkAtom = atom(null, (_get, set, id: string) =>
  set(copyAtom, ownOrigin() + themeHref(id)),
);

/** Hands the link to the device's own share panel. */
export const shareOutsideAtom = atom(null, (_get, set, id: string, title: string) =>
  shareWithDevice({ url: set(linkAtom, id), title }),
);
