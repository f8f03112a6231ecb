// The shape of one row of the contract table. Everything else about an operation is derived.
import type { z } from 'zod';

export type Method = 'GET' | 'POST';

export type Operation = {
  /**
   * Groups are files: rows in `operations/<group>.ts`, handlers in `lib/newsroom/handlers/<group>.ts`.
   * `inner`, what operators ask, is several: `operations/inner-*.ts`, and `lib/newsroom/operators`.
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
  /** `{name}` stands for a path parameter, which is a field of the input. */
  path: `/api/${string}`;
  /** Where a news service has the call, when not at `path`. */
  servicePath?: `/${string}`;
  /** POST: it changes nothing that a reader could miss, so that a token that may only read may call it. */
  reads?: true;
  /** POST: twice is as once, so that it is sent again where a connection broke before the answer. */
  repeatable?: true;
  /** The answer is an event stream; `output` is what comes instead when there is none. */
  stream?: true;
  /** The largest body, in bytes, when not that of other calls. */
  bodyBytes?: number;
  /** GET: fields travel in the query; POST: as a JSON body. */
  input: z.ZodObject;
  output: z.ZodObject;
  /** Where the answer keeps its list: an entry of it that is not as agreed is left out. */
  list?: readonly string[];
  /** One valid input: documentation, and what the round-trip test sends. */
  sample: Record<string, unknown>;
};

/** Keeps the literal types of a row while checking its shape. */
export function operation<const O extends Operation>(row: O): O {
  return row;
}
