// The export of one's own data: what the service stores about this reader, page by page, and what
// this device stores, in one JSON file. Protects: a file is complete, or there is none.
import { atom } from 'jotai';
import * as z from 'zod';
import { saveFile } from '@/lib/browser/page/page-acts';
import { readStored, storedKeys } from '@/lib/browser/storage/storage';
import type { Call } from '@/lib/client/create-client';
import { mustSucceed } from '@/lib/client/must-succeed';
import { ServiceError } from '@/lib/client/service-error';
import { ownDataSections, type OwnDataSection } from '@/lib/model/account/own-data';
import { chatOwnerKey } from '@/lib/model/wire/further-keys';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { isoDay } from '@/lib/model/calendar';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { readerAtom, type Reader } from '../page/reader';

type Rows = Record<string, unknown>[];

async function readSection(call: Call, section: OwnDataSection, signal: AbortSignal) {
  const rows: Rows = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { data } = await call('ExportOwnData', { section, cursor }, { quiet: true, signal });
    if (!data) throw new Error(`The ${section} came without data.`);
    rows.push(...data.items);
    cursor = nextCursor(data, cursor);
  }
  return rows;
}

/**
 * Lists and articles belong to the publishers and can be fetched again: they are not the reader's
 * data.
 */
const cached = /^(?:news_list|news_list_session|news_detail|tab_list):/;

/** The conversation belongs to the reader under `chatOwnerKey`. */
const conversation = /^(?:chatbot_history|chatbot_history_page|chatbot_session):|^chat_owner$/;

const owned = z.object({ owner: z.string() });

/** Whether something stored names an owner, and that is not this reader. */
function isOfAnother(value: unknown, reader: string | undefined): boolean {
  const owner = owned.safeParse(value).data?.owner;
  if (owner === undefined || owner === reader) return false;
  return reader !== undefined || (owner !== '' && owner !== 'guest');
}

/**
 * What this device stores, without what a previous reader of it has left: a session can end without
 * a sign-out.
 */
function onDevice(reader: string | undefined): Record<string, unknown> {
  const talker = readStored(chatOwnerKey);
  const isStrange = talker !== undefined && talker !== reader;
  const entries = storedKeys()
    .filter((key) => !cached.test(key) && key !== storageKeys.deviceId)
    .filter((key) => !(isStrange && conversation.test(key)))
    .flatMap((key) => {
      const value = parsed(readStored(key));
      if (isOfAnother(value, reader)) return [];
      const isOwn = (one: unknown) => !isOfAnother(one, reader);
      return [[key, Array.isArray(value) ? value.filter(isOwn) : value]];
    });
  return Object.fromEntries(entries);
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

const firstServerError = 500;

/** A separate login service may not support this call: then it stores none of this data either. */
async function known<A extends { data?: unknown }>(
  ask: (onStatus: (status: number) => void) => Promise<A>,
): Promise<A['data']> {
  let failed = false;
  try {
    const { data } = await ask((status) => (failed = status >= firstServerError));
    if (!failed) return data;
    throw new Error('The account came without data.');
  } catch (error) {
    const { kind } = error instanceof ServiceError ? error : {};
    if (kind === 'refused' || kind === 'interface') return undefined;
    throw error;
  }
}

/** The account's addresses, its owner, and its sessions. */
async function readAccount(call: Call, { id, name, methods }: Reader, signal: AbortSignal) {
  const options = { quiet: true, signal } as const;
  const own = await known((onStatus) => call('GetAccount', {}, { ...options, onStatus }));
  const open = await known((onStatus) => call('ListSessions', {}, { ...options, onStatus }));
  return { user_id: id, name, methods, ...own, sessions: open?.sessions };
}

/** Called after each part with the counts. */
export type Progress = (done: number, all: number) => void;

/** Collects everything and downloads it as a file; rejects when a part fails. */
export const exportOwnDataAtom = atom(
  null,
  async (get, set, signal: AbortSignal, progress: Progress): Promise<void> => {
    const call = set(callAtom);
    const reader = get(readerAtom);
    const parts: Partial<Record<OwnDataSection, Rows>> = {};
    for (const [index, section] of ownDataSections.entries()) {
      progress(index, ownDataSections.length);
      parts[section] = await readSection(call, section, signal);
    }
    const account = reader ? await readAccount(call, reader, signal) : null;
    const asked = call('GetCustomizeInfo', {}, { quiet: true, signal });
    const { customize_info } = await mustSucceed(asked);
    signal.throwIfAborted();
    const now = Date.now();
    const exported_at = new Date(now).toISOString();
    const recommendations = customize_info ?? null;
    const device = { settings: get(settingsAtom), storage: onDevice(reader?.id) };
    const file = {
      format: 'cubewire-own-data-1',
      exported_at,
      account,
      ...parts,
      recommendations,
      device,
    };
    const name = `cubewire-data-${isoDay(now)}.json`;
    saveFile(name, 'application/json', JSON.stringify(file, undefined, 2));
  },
);
