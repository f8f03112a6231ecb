// One environment variable: its allowed values, in words and as a schema.
import { resolve } from 'node:path';
import * as z from 'zod';
import { isBareAddress, isBaseAddress } from '@/lib/model/wire/service-address';

/**
 * `allowed` completes the sentence about a wrong value: it must be … The value of a `secret` is
 * never shown, not even when it is wrong.
 */
export type Row<S extends z.ZodType = z.ZodType> = { allowed: string; schema: S; secret?: boolean };

/** A variable whose wrong value is quoted in the message. */
export const row = <S extends z.ZodType>(allowed: string, schema: S): Row<S> => ({
  allowed,
  schema,
});

/** A variable whose value no message shows. */
export const secretRow = <S extends z.ZodType>(allowed: string, schema: S) => ({
  ...row(allowed, schema),
  secret: true,
});

/** An absolute path on this machine. */
export const path = z.string().transform((value) => resolve(/* turbopackIgnore: true */ value));

const secretMost = 1_000;

/**
 * A secret of our own: long enough not to be guessed, and short enough not to be a whole pasted
 * file.
 */
export const ownSecretRow = (least: number) =>
  secretRow(
    `a text of ${least} to ${secretMost} characters`,
    z.string().min(least).max(secretMost).optional(),
  );

const sentMost = 10_000;
/** The characters that a header may carry. */
const sendable = /^[\x20-\x7e]*$/;

/**
 * A secret that is sent in a header: a line break or a non-ASCII character would fail every call.
 */
export const sentSecretRow = (least = 0, most = sentMost) =>
  secretRow(
    least > 0
      ? `a text of ${least} to ${most} plain letters, digits and signs`
      : `a text of at most ${most} plain letters, digits and signs`,
    z.string().min(least).max(most).regex(sendable).optional(),
  );

const web = z.url({ protocol: /^https?$/ }).refine(isBareAddress);

/** An address that is called as it is. */
export const addressRow = (what = 'an http or https address') =>
  row(`${what}, without user and password`, web.optional());

/** An address below which calls are made. */
export const baseRow = (what = 'an http or https address') =>
  row(`${what}, without user, password, ? and #`, web.refine(isBaseAddress).optional());
