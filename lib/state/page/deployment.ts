// What a page knows of the site it is served from.
import { atom } from 'jotai';
import { standardRegion, type Region } from '@/lib/model/region';

export type Site = {
  /** The name shown, in the reader's language. */
  brand: string;
  region: Region;
  /** Whether it is read on a desktop: with a keyboard, and a window that may have room for two columns. */
  desktop?: boolean;
  /** The reader's browser asks for as little traffic as possible. */
  savesData?: boolean;
  env?: 'local' | 'boe' | 'online';
  /** Where readers write to who runs the site. */
  feedbackEmail?: string;
  /** The Philippine build: a deployment that serves that country, or a reader who is there. */
  philippines?: boolean;
  /** The host that covers are taken from when any of them lies there. */
  coverHost?: string;
  /** Where shared links point to; without one, this site itself. */
  shareOrigin?: string;
  /** The id of the work-chat app that shows this site. */
  workChatAppId?: string;
  /** Given where the site can be read without network; `build` is what is served, if it was built. */
  offline?: { build?: string };
  /** Whether readers comment on articles here. */
  comments?: boolean;
  /** Given where events are counted: the device ids that never are. */
  tracking?: { blacklist: readonly string[] };
};

export const siteAtom = atom<Site>({ brand: '', region: standardRegion });
