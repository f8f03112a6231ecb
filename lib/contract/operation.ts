// The type of one row of the contract table. Everything else about an operation is derived from it.
import type { z } from 'zod';

export type Method = 'GET' | 'POST';

export type Operation = {
  /**
   * Groups are files: rows in `operations/<group>.ts`, handlers in
   * `lib/newsroom/handlers/<group>.ts`. `inner`, for operators, is several:
   * `operations/inner-*.ts`, and `lib/newsroom/operators`.
   */
  group:
    | 'around'
    | 'bots'
    | 'chat'
    | 'deep-mind'
    | 'device'
    | 'day'
    | 'comments'
    | 'discovery'
    | 'events'
    | 'inner'
    | 'lists'
    | 'login'
    | 'made-topics'
    | 'messages'
    | 'posts'
    | 'read-marks'
    | 'system'
    | 'themes'
    | 'tokens'
    | 'topics'
    | 'user'
    | 'voice'
    | 'wishes';
  method: Method;
  /** `{name}` is a path parameter, which is a field of the input. */
  path: `/api/${string}`;
  /** The path at the news service, if it differs from `path`. */
  servicePath?: `/${string}`;
  /** For POST: it changes nothing that a reader could miss, so a read-only token may call it. */
  reads?: true;
  /** For POST: idempotent, so it is sent again if a connection breaks before the answer. */
  repeatable?: true;
  /** The answer is an event stream; `output` is the answer when there is no stream. */
  stream?: true;
  /** The largest body in bytes, if it differs from other calls. */
  bodyBytes?: number;
  /** GET: fields are sent in the query; POST: as a JSON body. */
  input: z.ZodObject;
  output: z.ZodObject;
  /** The path to the list in the answer, from which invalid entries are left out. */
  list?: readonly string[];
  /** One valid input: documentation, and the request of the round-trip test. */
  sample: Record<string, unknown>;
};

/** Keeps the literal types of a row while checking its shape. */
export function operation<const O extends Operation>(row: O): O {
  return row;
}
