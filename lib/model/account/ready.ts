// When step 1 is complete: "Next is enabled only when input is valid". Separate from the flow
// itself, because this imports the numbering plans.
import { emailOf, isEmail } from './email';
import { isPassword } from './password';
import { isPhone } from './phone';
import { ActionType, type SignUp } from './sign-up';

/** "Login skips the password check; phone mode needs no password." */
export function isReady({ method, action, phone, email, password }: SignUp): boolean {
  if (method === 'phone') return isPhone(phone);
  if (!isEmail(emailOf(email.email))) return false;
  return action === ActionType.Login || isPassword(password);
}
