// The feed of each tab as the browser holds it.
import { atom } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { emptyFeed, type Feed } from '@/lib/model/feed/feed';
import { ofEach } from '../page/of-each';

/** The feed of one tab. */
export const feedAtom = ofEach(() => atom<Feed<FeedEntry>>(emptyFeed));
