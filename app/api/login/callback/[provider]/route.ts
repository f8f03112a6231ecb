import { withinProcess } from '@/lib/server/answer-api';
import { loginCallback } from '@/lib/server/identity/login-callback';

export async function GET(request: Request): Promise<Response> {
  return withinProcess(request, loginCallback);
}
