import { dataHeaders } from '@/lib/server/request/refusal-response';

export const dynamic = 'force-dynamic';

/** Liveness: a supervisor restarts the process when this fails. */
export function GET(): Response {
  const headers = { ...dataHeaders, 'cache-control': 'no-store' };
  return Response.json({ code: 0, msg: 'alive' }, { headers });
}
