// The user of the work-chat app: the code that the app gave is passed, with the app's id, to the
// cloud function that the deployment names. For display only: it signs nobody in.
import * as z from 'zod';
import type { Fetch } from '@/lib/contract';
import { workChatUserOf } from '@/lib/model/account/work-chat-user';
import { BadRequest } from '../request/bad-request';
import { readBody } from '../calls/read-input';
import { dataHeaders, refusal } from '../request/refusal-response';
import { isSameOrigin } from '../request/same-origin';
import { serviceBase } from '../calls/upstream';

export const userInfoPath = '/getUserInfo';

const input = z.strictObject({ code: z.string().min(1).max(512) });
const answer = z.object({
  data: z.object({
    name: z.string().max(200),
    en_name: z.string().max(200).optional().catch(undefined),
    avatar_middle: z.string().max(2_048).optional().catch(undefined),
    union_id: z.string().min(1).max(200),
  }),
});

/** Answers `POST /api/work_chat_user`; `service` is absent where the deployment has no such app. */
export async function workChatUser(
  request: Request,
  options: { appId: string; service: Fetch; origin?: string } | undefined,
  onWrongOrigin?: (headers: Headers) => void,
): Promise<Response> {
  try {
    if (!isSameOrigin(request.headers, options?.origin)) {
      onWrongOrigin?.(request.headers);
      return refusal('origin');
    }
    const parsed = input.safeParse(await readBody(request));
    if (!parsed.success) return refusal('input', { detail: 'A code is needed.' });
    if (!options) return refusal('missing', { detail: 'This site is in no work-chat app.' });
    const asked = new Request(serviceBase + userInfoPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ code: parsed.data.code, id: options.appId }),
      signal: request.signal,
    });
    const response = await options.service(asked);
    const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
    const said = answer.safeParse(body);
    if (!said.success)
      return refusal('upstream', { detail: 'The work-chat app did not say who is there.' });
    const headers = { ...dataHeaders, 'cache-control': 'no-store' };
    return Response.json({ code: 0, data: workChatUserOf(said.data.data) }, { headers });
  } catch (error) {
    if (error instanceof BadRequest) return error.toResponse();
    throw error;
  }
}
