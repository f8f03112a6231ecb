// Which passwords a new account may have: "6 to 20 characters, no whitespace", in every build. "An
// uppercase/digit/symbol rule exists but is not enforced": it is a hint and never blocks.
import { passwordLeast, passwordMost } from '../limits/account';

/** Which of the hints a password satisfies. */
export type PasswordMarks = {
  /** "be 6-20 characters long", none of them white space: the rule. */
  length: boolean;
  /** "include uppercase letters, numbers, and symbols": the advice. */
  mixed: boolean;
};

/** Which of the two hints under a password field are satisfied. */
export function passwordMarks(password: string): PasswordMarks {
  // Counts characters as a reader does: an emoji is one.
  const { length } = [...password];
  return {
    length: length >= passwordLeast && length <= passwordMost && !/\s/.test(password),
    mixed: /\p{Lu}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password),
  };
}

/**
 * Whether it is acceptable at all: 6 to 20 characters without white space. The service refuses
 * easily guessed ones.
 */
export function isPassword(password: string): boolean {
  return passwordMarks(password).length;
}
