// The automatic parts of offline reading, loaded when the page is idle: pending changes are sent,
// the worker is registered, the requested article or tab is opened, and saved content is renewed.
// Protects: stored content belongs to the current reader.
import { atom } from 'jotai';
import { replaceDetail, replaceTab } from '@/lib/browser/history/address';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { takeAskedOffline } from '@/lib/browser/offline/asked-offline';
import { onConnection } from '@/lib/browser/offline/connection';
import { savesData } from '@/lib/browser/device/saves-data';
import { canInstall, isInstalled, onInstallOffer } from '@/lib/browser/device/install';
import { forgetKept } from '@/lib/browser/storage/kept-caches';
import {
  keepPagesAnew,
  onSendAsked,
  onWorkerThere,
  registerWorker,
} from '@/lib/browser/offline/offline-worker';
import { goneParts } from '@/lib/browser/offline/missing-part';
import { isOnline } from '@/lib/browser/offline/online';
import { onTakenElsewhere } from '@/lib/browser/offline/outbox';
import { readIds } from '@/lib/browser/feed/read-list';
import { reloadForNewBuild } from '@/lib/browser/offline/reload-once';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { countVisit, wasInstallOffered } from '@/lib/browser/storage/visits';
import { keptForKey } from '@/lib/model/offline/storage-keys';
import { namedAheadAtom } from '../article/detail';
import { openTabAtom } from '../feed/tabs';
import { siteAtom } from '../page/deployment';
import { readerAtom, unsureAtom } from '../page/reader';
import { settingsAtom } from '../page/settings';
import { sendAgainAtom } from '../unsent/send-later';
import { keepFavoritesAtom } from './keep-favorites';
import { sendOutboxAtom, showOutboxAtom } from './send-outbox';

/**
 * After how many visits, or opened articles, a reader is asked once whether to install the site.
 */
const installVisits = 2;
const installArticles = 3;

const registeredAtom = atom<Promise<boolean> | undefined>(undefined);

/** Whether there is a worker; checked once per page load. */
const hasWorkerAtom = atom(null, (get, set): Promise<boolean> => {
  const asked = get(registeredAtom) ?? registerWorker();
  set(registeredAtom, asked);
  return asked;
});

/** The owner of the stored pages after everything was forgotten, until they are fetched again. */
const forNobody = ' ';

/**
 * The stored pages are in one language and for one reader: if either changes, they are fetched
 * again. False if that has to wait for the worker.
 */
const claimAtom = atom(null, async (get): Promise<boolean> => {
  const owner = get(readerAtom)?.id ?? '';
  const { language } = get(settingsAtom);
  const before = readStored(keptForKey);
  const now = `${language} ${owner}`;
  if (before === undefined || before === now) {
    writeStored(keptForKey, now);
    return true;
  }
  const [, ownerBefore] = before.split(' ');
  // When a guest signs in, the stored data becomes the reader's; a reader's data is deleted when
  // they leave.
  if (ownerBefore !== '' && ownerBefore !== owner) {
    await forgetKept();
    writeStored(keptForKey, forNobody);
  }
  const told = await keepPagesAnew();
  if (told) writeStored(keptForKey, now);
  return told;
});

const openAskedAtom = atom(null, (_get, set): void => {
  const { id, tab } = takeAskedOffline();
  if (id !== undefined) {
    // A popup opened before the reload may still be leaving its history entry.
    afterBackEntries(() => {
      set(namedAheadAtom, id);
      replaceDetail(id);
    });
  } else if (tab !== undefined) {
    set(openTabAtom, tab);
    replaceTab(tab);
  }
});

/** The line under the list. */
export const lineAtom = atom<'offline' | 'install' | undefined>(undefined);

/** Chooses the line: that the device is offline, else that the site can be installed, once. */
export const showLineAtom = atom(null, (get, set): void => {
  const read = readIds().length >= installArticles || countVisit() >= installVisits;
  const isNew = read && !wasInstallOffered() && !isInstalled();
  const offers = canInstall() && (isNew || get(lineAtom) === 'install');
  set(lineAtom, !isOnline() ? 'offline' : offers ? 'install' : undefined);
});

/**
 * Sends, shows and stores the current reader's data, once they are known; again when the reader
 * changes.
 */
export const claimOfflineAtom = atom(null, async (get, set): Promise<void> => {
  if (get(unsureAtom)) return;
  set(showOutboxAtom);
  if (!isOnline()) return;
  await set(sendOutboxAtom);
  if (get(siteAtom).offline?.build === undefined || !(await set(hasWorkerAtom))) return;
  if (!(await set(claimAtom))) onWorkerThere(() => void set(claimAtom));
  if (!savesData()) await set(keepFavoritesAtom);
});

/** Starts everything; returns a function that ends it. */
export const beginOfflineAtom = atom(null, (get, set): (() => void) => {
  set(openAskedAtom);
  const show = () => set(showLineAtom);
  const again = () => void set(claimOfflineAtom);
  set(sendAgainAtom, { send: () => void set(sendOutboxAtom) });
  show();
  const stops = [
    onConnection(() => {
      show();
      again();
    }),
    onInstallOffer(show),
    onSendAsked(again),
    // Actions in another tab show in this one, too.
    onTakenElsewhere(() => set(showOutboxAtom)),
  ];
  const build = get(siteAtom).offline?.build;
  if (build !== undefined) goneParts.reload = () => reloadForNewBuild(build);
  return () => stops.forEach((stop) => stop());
});
