// Everything of reading without network that happens by itself, loaded when the page is idle: what
// waits is sent, the worker comes, what the address asked for is opened, what was saved is renewed.
// Protects: what is kept belongs to who reads now.
import { atom } from 'jotai';
import { replaceDetail, replaceTab } from '@/lib/browser/address';
import { afterBackEntries } from '@/lib/browser/back-entry';
import { takeAskedOffline } from '@/lib/browser/asked-offline';
import { onConnection } from '@/lib/browser/connection';
import { savesData } from '@/lib/browser/saves-data';
import { canInstall, isInstalled, onInstallOffer } from '@/lib/browser/install';
import { forgetKept } from '@/lib/browser/kept-caches';
import {
  keepPagesAnew,
  onSendAsked,
  onWorkerThere,
  registerWorker,
} from '@/lib/browser/offline-worker';
import { goneParts } from '@/lib/browser/missing-part';
import { isOnline } from '@/lib/browser/online';
import { onTakenElsewhere } from '@/lib/browser/outbox';
import { readIds } from '@/lib/browser/read-list';
import { reloadForNewBuild } from '@/lib/browser/reload-once';
import { readStored, writeStored } from '@/lib/browser/storage';
import { countVisit, wasInstallOffered } from '@/lib/browser/visits';
import { installArticles, installVisits } from '@/lib/model/limits/offline';
import { keptForKey } from '@/lib/model/offline/storage-keys';
import { namedAheadAtom } from '../article/detail';
import { openTabAtom } from '../feed/tabs';
import { siteAtom } from '../page/deployment';
import { readerAtom, unsureAtom } from '../page/reader';
import { settingsAtom } from '../page/settings';
import { sendAgainAtom } from '../unsent/send-later';
import { keepFavoritesAtom } from './keep-favorites';
import { sendOutboxAtom, showOutboxAtom } from './send-outbox';

const registeredAtom = atom<Promise<boolean> | undefined>(undefined);

/** Whether there is a worker; asked for once for each page. */
const hasWorkerAtom = atom(null, (get, set): Promise<boolean> => {
  const asked = get(registeredAtom) ?? registerWorker();
  set(registeredAtom, asked);
  return asked;
});

/** For whom the pages are once all is forgotten, until they are fetched anew. */
const forNobody = ' ';

/**
 * The pages are in one language and for one reader: another one has them fetched anew. False where that
 * has to wait for the worker.
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
  // Nobody signed in becomes a reader, whose it is then; a reader's goes with them.
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
    // The page may be leaving the entry of a popup of before it was loaded.
    afterBackEntries(() => {
      set(namedAheadAtom, id);
      replaceDetail(id);
    });
  } else if (tab !== undefined) {
    set(openTabAtom, tab);
    replaceTab(tab);
  }
});

/** One line under the list. */
export const lineAtom = atom<'offline' | 'install' | undefined>(undefined);

/** What the line tells: that there is no network, else that the site can be installed, once. */
export const showLineAtom = atom(null, (get, set): void => {
  const read = readIds().length >= installArticles || countVisit() >= installVisits;
  const isNew = read && !wasInstallOffered() && !isInstalled();
  const offers = canInstall() && (isNew || get(lineAtom) === 'install');
  set(lineAtom, !isOnline() ? 'offline' : offers ? 'install' : undefined);
});

/** Sends, shows and saves what belongs to who reads now, once that is known; again when it changes. */
export const claimOfflineAtom = atom(null, async (get, set): Promise<void> => {
  if (get(unsureAtom)) return;
  set(showOutboxAtom);
  if (!isOnline()) return;
  await set(sendOutboxAtom);
  if (get(siteAtom).offline?.build === undefined || !(await set(hasWorkerAtom))) return;
  if (!(await set(claimAtom))) onWorkerThere(() => void set(claimAtom));
  if (!savesData()) await set(keepFavoritesAtom);
});

/** Begins; the answer ends it. */
export const beginOfflineAtom = atom(null, (get, set): (() => void) => {
  set(openAskedAtom);
  const show = () => set(showLineAtom);
  const again = () => void set(claimOfflineAtom);
  set(sendAgainAtom, { send: () => void set(sendOutboxAtom) });
  show();
  const stops = [
    onConnection((online) => {
      show();
      if (online) again();
    }),
    onInstallOffer(show),
    onSendAsked(again),
    // What was pressed in another tab is shown in this one, too.
    onTakenElsewhere(() => set(showOutboxAtom)),
  ];
  const build = get(siteAtom).offline?.build;
  if (build !== undefined) goneParts.reload = () => reloadForNewBuild(build);
  return () => stops.forEach((stop) => stop());
});
