// What a page knows about the site that serves it.
import { atom } from 'jotai';
import { standardRegion, type Region } from '@/lib/model/region';

export type Site = {
  /** The name shown, in the reader's language. */
  brand: string;
  region: Region;
  /** Whether it is a desktop: with a keyboard, and a window that may have room for two columns. */
  desktop?: boolean;
  /** The reader's browser has data saver on. */
  savesData?: boolean;
  env?: 'local' | 'boe' | 'online';
  /** Where readers can write to the site's operator. */
  feedbackEmail?: string;
  /** The Philippine build: a deployment that serves that country, or a reader who is there. */
  philippines?: boolean;
  /** The host of the covers, if any are on it. */
  coverHost?: string;
  /** Where shared links point to; without one, this site itself. */
  shareOrigin?: string;
  /** The id of the work-chat app that shows this site. */
  workChatAppId?: string;
  /** Present where the site can be read offline; `build` is the build being served, if any. */
  offline?: { build?: string };
  /** Whether readers can comment on articles here. */
  comments?: boolean;
  /** Present where events are counted: the device ids that are excluded. */
  tracking?: { blacklist: readonly string[] };
};

export const siteAtom = atom<Site>({ brand: '', region: standardRegion });
