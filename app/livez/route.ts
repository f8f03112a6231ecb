import { dataHeaders } from '@/lib/server/request/refusal-response';

export const dynamic = 'force-dynamic';

/** This process answers: a supervisor restarts it when this fails. */
export function GET(): Response {
  const headers = { ...dataHeaders, 'cache-control': 'no-store' };
  return Response.json({ code: 0, msg: 'alive' }, { headers });
}
