// The device of a visitor: a random id in a sealed cookie that only this server can write. A
// guest's reading history belongs to it; the `cube-id` header is a label that can be guessed.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { cubeIdPrefix } from '@/lib/model/limits/service';
import { openSeal, rememberSeal } from './opened-seals';
import { seal, type SealSecret } from '../request/sealed';
import { cookieName, readCookie, setCookie } from '../request/cookies';

/** Browsers keep no cookie for longer than 400 days; every page renews the device cookie. */
const deviceCookieSeconds = 400 * 24 * 3600;

const cookie = 'device';
const sealed = z.object({ device: z.string().regex(/^[\w-]{1,64}$/) });
const cubeId = new RegExp(`^${cubeIdPrefix}[\\w.-]{1,64}$`);

export type NewDevice = { id: string; setCookie: string };

/**
 * Sends the device cookie again, so that it never expires; undefined when there is none. Only
 * unsealing can tell whether its value is ours, which is done when it is read.
 */
export function renewedDevice(headers: Headers, secure: boolean): string | undefined {
  const value = readCookie(headers, cookieName(cookie, secure));
  return value && setCookie(cookie, value, deviceCookieSeconds, secure);
}

/**
 * The id in the device cookie; undefined when it is absent, foreign or damaged. `isOld`: it should
 * be sealed again.
 */
export async function readDevice(
  headers: Headers,
  secret: SealSecret,
  secure: boolean,
): Promise<{ id: string; isOld: boolean } | undefined> {
  const value = readCookie(headers, cookieName(cookie, secure));
  if (!value) return undefined;
  const found = await openSeal(value, secret);
  const id = sealed.safeParse(found?.data).data?.device;
  return found && id ? { id, isOld: found.isOld } : undefined;
}

/** A device for a first visit, and the cookie that makes the browser remember it. */
export async function newDevice(
  secret: SealSecret,
  secure: boolean,
  id: string = randomUUID(),
): Promise<NewDevice> {
  const data = { device: id };
  const value = await seal(data, secret, 0);
  // The page that is rendered for this visit reads it next.
  rememberSeal(value, secret, { data, isOld: false });
  return { id, setCookie: setCookie(cookie, value, deviceCookieSeconds, secure) };
}

/** The `cube-id` header: the client's when it is well formed, else one derived from the device. */
export function cubeIdOf(headers: Headers, device: string): string {
  const given = headers.get('cube-id') ?? '';
  return cubeId.test(given) ? given : `${cubeIdPrefix}${device}`;
}
