// The parameters of the sign-up page: which of its two forms to show, where to go next, and how a
// provider's sign-in ended. Any other parameter is ignored.
import * as z from 'zod';
import { returnPath } from '@/lib/model/wire/return-path';
import { providerKinds } from '@/lib/model/account/sign-in-kinds';

const query = z.object({
  action: z.enum(['login', 'signup']).optional().catch(undefined),
  login_error: z
    .string()
    .regex(/^-?\d{1,6}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  next: z.string().optional().catch(undefined),
  signed_in: z.enum(providerKinds).optional().catch(undefined),
});

/**
 * A return address that is the sign-up page itself is replaced by that page's own return address.
 */
function nextOf(asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const path = returnPath(asked);
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  return pathname === '/m/signup' ? nextOf(searchParams.get('next') ?? undefined) : path;
}

export function readSignUpQuery(asked: Record<string, unknown>) {
  const { action, login_error: loginError, signed_in: signedIn, next } = query.parse(asked);
  return { action, loginError, signedIn, next: nextOf(next) };
}
