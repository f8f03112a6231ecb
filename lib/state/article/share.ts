// Sharing an article: its link is copied to the clipboard, and the reader is told.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { botHref, themeHref } from '@/lib/browser/history/further-pages';
import { copyText } from '@/lib/browser/device/clipboard';
import { shareWithDevice } from '@/lib/browser/device/share';
import { ownLink, ownTopicLink, shareLink, topicLink } from '@/lib/model/article/share-link';
import { siteAtom } from '../page/deployment';
import { notifyAtom } from '../page/notices';
import { settingAtom } from '../page/settings';

const linkAtom = atom(null, (get, _set, id: string): string => {
  const { shareOrigin } = get(siteAtom);
  const language = get(settingAtom('language'));
  return shareOrigin ? shareLink(shareOrigin, id, language) : ownLink(ownOrigin(), id, language);
});

/** Copies a link, and reports whether that worked. */
const copyAtom = atom(null, async (_get, set, link: string) => {
  const copied = await copyText(link);
  set(
    notifyAtom,
    copied
      ? { key: 'article.linkCopied', tone: 'good' }
      : { key: 'article.linkNotCopied', tone: 'bad' },
  );
});

/**
 * Offers a link for copying, when the browser refuses to share it because the press was too long
 * ago.
 */
export const offerLinkAtom = atom(null, (_get, set, link: string) =>
  set(notifyAtom, { key: 'article.linkReady', copy: () => void set(copyAtom, link) }),
);

/** Opens the device's own share panel; where the browser refuses, the link is offered. */
export const shareLinkAtom = atom(null, async (_get, set, link: { url: string; title: string }) => {
  if (!(await shareWithDevice(link))) set(offerLinkAtom, link.url);
});

export const copyLinkAtom = atom(null, (_get, set, id: string) => set(copyAtom, set(linkAtom, id)));

export const copyTopicLinkAtom = atom(null, (get, set, id: string) => {
  const { shareOrigin } = get(siteAtom);
  const language = get(settingAtom('language'));
  const link = shareOrigin
    ? topicLink(shareOrigin, id, language)
    : ownTopicLink(ownOrigin(), id, language);
  return set(copyAtom, link);
});

/** A bot's page exists only on this site. */
export const copyBotLinkAtom = atom(null, (_get, set, id: string) =>
  set(copyAtom, ownOrigin() + botHref(id)),
);

/** So does a theme's, for signed-in readers. */
export const copyThemeLinkAtom = atom(null, (_get, set, id: string) =>
  set(copyAtom, ownOrigin() + themeHref(id)),
);

/** Opens the device's own share panel for the link. */
export const shareOutsideAtom = atom(null, (_get, set, id: string, title: string) =>
  set(shareLinkAtom, { url: set(linkAtom, id), title }),
);
