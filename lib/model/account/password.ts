// Which password a new account may have: "6 to 20 characters, no whitespace", in every build.
// "An uppercase/digit/symbol rule exists but is not enforced": it is a hint and never in the way.
import { passwordLeast, passwordMost } from '../limits/account';

/** What a password has of what the hints ask for. */
export type PasswordMarks = {
  /** "be 6-20 characters long", none of them white space: the rule. */
  length: boolean;
  /** "include uppercase letters, numbers, and symbols": the advice. */
  mixed: boolean;
};

/** Which of the two hints under the field of a password hold. */
export function passwordMarks(password: string): PasswordMarks {
  // Characters as a reader counts them: an emoji is one.
  const { length } = [...password];
  return {
    length: length >= passwordLeast && length <= passwordMost && !/\s/.test(password),
    mixed: /\p{Lu}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password),
  };
}

/**
 * Whether it may be a password at all: 6 to 20 characters without a blank. What is easily guessed
 * is refused by the service.
 */
export function isPassword(password: string): boolean {
  return passwordMarks(password).length;
}
