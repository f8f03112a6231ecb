// A visitor at the sign-up: the screen, a login service with scripted answers, and the visitor's
// actions.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpScreen, type SignUpStart } from '@/components/screens/sign-up-screen';
import type { Language } from '@/lib/model/text/languages';
import { siteAtom, type Site } from '@/lib/state/page/deployment';
import { readerAtom, type Reader } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

type Later = (asked: Asked) => Answer | Promise<Answer>;
type Script = Partial<Record<Asked['name'], Answer | Answer[] | Later>>;

const done = { body: { code: 0, status: true, msg: 'success' } };
export const user = { user_id: 'u1', name: 'Maria', method: 'phone', methods: ['phone'] };
export const entered = { body: { code: 0, status: true, user_id: 'u1', data: user } };

/** A refusal by the login service: "status false with the service's description as msg". */
export const no = (error_code: number, msg = ''): Answer => ({
  body: { code: 0, status: false, msg, data: { error_code, description: msg } },
});

const usual: Script = {
  SendPhoneCode: { body: { code: 0, status: true, data: { resend_after_seconds: 60 } } },
  SendEmailCode: { body: { code: 0, status: true, data: { resend_after_seconds: 60 } } },
  SmsLogin: entered,
  EmailRegister: entered,
  EmailLogin: entered,
  EmailCodeLogin: entered,
  IsFirstlyLogin: { body: { code: 0, is_init_interests: false } },
  Logout: done,
  CheckMobile: { body: { code: 0, status: true, is_registered: 'false' } },
  CheckEmail: { body: { code: 0, status: true, is_registered: 0 } },
};

export type Visit = {
  script?: Script;
  site?: Partial<Site>;
  start?: SignUpStart;
  language?: Language;
  /** The reader of the server's session. */
  reader?: Reader;
  /** Reloads in the tab of the previous visit. */
  again?: boolean;
  /** Fake clocks advance while typing. */
  clock?: boolean;
  /** What the visitor does with the HTML of the server before it is hydrated. */
  early?: (html: HTMLElement) => void;
};

/** A service that answers each call from the script, a list of answers one by one. */
export function service(script: Script = {}) {
  const rows: Script = { ...usual, ...script };
  return newReader((asked) => {
    const row = rows[asked.name];
    if (typeof row === 'function') return row(asked);
    const given = Array.isArray(row) ? (row.length > 1 ? row.shift() : row[0]) : row;
    return given ?? done;
  });
}

/** The topmost popup, or else the screen. What is under it cannot be used. */
export function inFront() {
  const popups = document.querySelectorAll<HTMLElement>('[data-state=open] [aria-modal]');
  return within([...popups].at(-1) ?? document.body);
}

/** Opens the sign-up screen. */
export async function visit(given: Visit = {}) {
  const { script, site, start = {}, language, reader, clock, again = false, early } = given;
  if (!again) {
    sessionStorage.clear();
    localStorage.clear();
  }
  const { store, asked } = service(script);
  // The page without what it opens: popups are rendered over it only.
  if (window.location.pathname !== '/m/signup') window.history.replaceState(null, '', '/m/signup');
  store.set(readerAtom, reader);
  store.set(siteAtom, { brand: 'Cubewire', region: 'sg', ...site });
  const hands = userEvent.setup(clock ? { advanceTimers: jest.advanceTimersByTime } : {});
  const page = renderPage(<SignUpScreen start={start} />, { store, language, early });
  const press = (name: string | RegExp) => hands.click(inFront().getByRole('button', { name }));
  const calls = (name: Asked['name']) => asked.filter((call) => call.name === name);
  await act(async () => undefined);
  return { ...page, asked, calls, hands, press };
}
export type Visitor = Awaited<ReturnType<typeof visit>>;

export const popup = () => screen.findByRole('dialog');
export const next = () => inFront().getByRole('button', { name: 'Next' });

/** Chooses a birthday in the picker. */
export async function choose({ hands }: Visitor, year: string, month: string, day: string) {
  const group = screen.getByRole('group', { name: 'Birthday' });
  const select = (name: string, value: string) =>
    hands.selectOptions(within(group).getByRole('combobox', { name }), value);
  await select('Year', year);
  await select('Month', month);
  await select('Day', day);
}

/** Goes through consent and age gate to step 1, by phone or by e-mail. */
export async function toAccount(visitor: Visitor, by: 'phone' | 'email' = 'phone') {
  await visitor.press(`Continue with ${by}`);
  await visitor.press('Agree and continue');
  await choose(visitor, '1990', 'May', '17');
  await visitor.press('Next');
  return popup();
}

/** Goes to step 2, with a valid number or address. */
export async function toCode(visitor: Visitor, by: 'phone' | 'email' = 'phone') {
  await toAccount(visitor, by);
  await fillIn(visitor, by);
  await visitor.hands.click(next());
  return screen.findByRole('textbox', { name: /Verification code/ });
}

export async function fillIn({ hands }: Visitor, by: 'phone' | 'email', password = 'along-walk') {
  if (by === 'phone') {
    return hands.type(screen.getByRole('textbox', { name: 'Phone number' }), '9171234567');
  }
  await hands.type(screen.getByRole('textbox', { name: 'Email' }), 'Reader@Example.org');
  const field = screen.queryByLabelText('Password');
  if (field) await hands.type(field, password);
}
