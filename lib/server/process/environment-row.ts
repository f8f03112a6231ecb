// One variable of the environment: what it may be, in words and as a schema.
import { resolve } from 'node:path';
import * as z from 'zod';

/**
 * `allowed` ends the sentence that names a wrong value: it must be … The value of a `secret` is never
 * shown, not even when it is wrong.
 */
export type Row<S extends z.ZodType = z.ZodType> = { allowed: string; schema: S; secret?: boolean };

/** A variable whose wrong value is told with the value. */
export const row = <S extends z.ZodType>(allowed: string, schema: S): Row<S> => ({
  allowed,
  schema,
});

/** A variable whose value no message shows. */
export const secretRow = <S extends z.ZodType>(allowed: string, schema: S) => ({
  ...row(allowed, schema),
  secret: true,
});

/** A path of this machine, whole. */
export const path = z.string().transform((value) => resolve(/* turbopackIgnore: true */ value));

const secretMost = 1_000;

/** A secret of our own: long enough to be none that is guessed, and no file that was pasted whole. */
export const ownSecretRow = (least: number) =>
  secretRow(
    `a text of ${least} to ${secretMost} characters`,
    z.string().min(least).max(secretMost).optional(),
  );

const sentMost = 10_000;
/** What a header may carry. */
const sendable = /^[\x20-\x7e]*$/;

/** A secret that is sent in a header: a line break or a foreign letter in it would fail every call. */
export const sentSecretRow = (least = 0, most = sentMost) =>
  secretRow(
    least > 0
      ? `a text of ${least} to ${most} plain letters, digits and signs`
      : `a text of at most ${most} plain letters, digits and signs`,
    z.string().min(least).max(most).regex(sendable).optional(),
  );

/** Neither user nor password: no call takes such an address, and messages would show them. */
const isBare = (value: string) => {
  // What is no address at all is refused as that.
  if (!URL.canParse(value)) return true;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};
/** What paths are put behind. */
const isBase = (value: string) => !/[?#]/.test(value);

const web = z.url({ protocol: /^https?$/ }).refine(isBare);

/** An address that is asked as it is. */
export const addressRow = (what = 'an http or https address') =>
  row(`${what}, without user and password`, web.optional());

/** An address below which calls are made. */
export const baseRow = (what = 'an http or https address') =>
  row(`${what}, without user, password, ? and #`, web.refine(isBase).optional());
