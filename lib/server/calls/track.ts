// Passes usage events on to the deployment's analytics address. Counting never costs a reader
// anything: the answer is the same whatever happens, and immediate. Protects: an address that is
// slow, or a flood of events, takes a bounded amount of memory.
import * as z from 'zod';
import type { Fetch } from '@/lib/contract';
import { createBoundedQueue } from '@/lib/newsroom/bounded-queue';
import { BadRequest } from '../request/bad-request';
import { leaveBody } from './leave-body';
import { readBody } from './read-input';
import { dataHeaders, refusal } from '../request/refusal-response';
import { remoteService } from './remote-service';
import { isSameOrigin } from '../request/same-origin';
import { serviceBase } from './upstream';

const name = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/)
  .max(64);
const field = z.union([z.string().max(256), z.number(), z.boolean()]);
const tally = z.strictObject({
  event: name,
  fields: z.record(z.string().regex(/^\w{1,64}$/), field),
  /** The id of the device, as the page knows it. */
  device: z.string().max(80),
});

/** Events on their way and waiting, in this process; while the address is slow, others are lost. */
export const trackedAtOnce = 20;
export const trackedWaiting = 200;
const inTurn = createBoundedQueue(trackedAtOnce, trackedWaiting);

export type TrackOptions = {
  /** The deployment's analytics address; without one, events are dropped. */
  address?: string;
  /** The deployment's own origin, see {@link isSameOrigin}. */
  origin?: string;
  /** Called when an event was refused because it seems to come from another site. */
  onWrongOrigin?(headers: Headers): void;
  serviceAt?(base: string): Fetch;
};

/** Answers `POST /api/track`. */
export async function track(request: Request, options: TrackOptions): Promise<Response> {
  const { address, origin, serviceAt = (base) => remoteService({ base }) } = options;
  if (!isSameOrigin(request.headers, origin)) {
    options.onWrongOrigin?.(request.headers);
    return refusal('origin');
  }
  try {
    const parsed = tally.safeParse(await readBody(request));
    if (!parsed.success) return refusal('input', { detail: 'This is no event.' });
    if (address) void inTurn(() => passOn(new URL(address), parsed.data, serviceAt));
    return new Response(null, { status: 204, headers: dataHeaders });
  } catch (error) {
    if (error instanceof BadRequest) return error.toResponse();
    throw error;
  }
}

async function passOn(
  { origin, pathname, search }: URL,
  event: z.output<typeof tally>,
  serviceAt: (base: string) => Fetch,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(event);
  const sent = new Request(serviceBase + pathname + search, { method: 'POST', headers, body });
  const answer = await serviceAt(origin)(sent);
  leaveBody(answer);
}
