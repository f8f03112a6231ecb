// Signing up, in and out, and the account: the calls of the login service.
import * as z from 'zod';
import { accountNameChars, emailOctets, passwordCharsMost } from '@/lib/model/limits/account';
import { providerKinds, signInKinds } from '@/lib/model/account/sign-in-kinds';
import { signUpModes } from '@/lib/model/account/sign-up-mode';
import { envelopeShape } from '../envelope';
import { operation } from '../operation';

/** The longest code that is accepted for checking. */
const codeCharsMost = 12;

/**
 * "Mobile as 'country code space number'": `+63 9171234567`. The handler decides which are valid.
 */
const mobile = z
  .string()
  .regex(/^\+\d{1,3} \d{1,15}$/, 'is not a country code, a space and digits');
const email = z.string().min(3).max(emailOctets);
/**
 * The service states the password rule in words, so a long one is not a malformed request: it is
 * cut before hashing.
 */
const password = z.string().max(passwordCharsMost);
const code = z.string().min(1).max(codeCharsMost);
/** `YYYY-MM-DD`; required when an account is made, and checked again by the service. */
const birthday = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date')
  .optional();

/** The signed-in reader. Some login services say `id` where others say `user_id`. */
export const userInfo = z.object({
  user_id: z.string().optional(),
  id: z.string().optional(),
  name: z.string().default(''),
  /** How this session was started. */
  method: z.enum(signInKinds).optional().catch(undefined),
  /** Every way in which this reader can sign in. */
  methods: z.array(z.enum(signInKinds)).default([]),
  is_init_interests: z.boolean().optional(),
  /** May use the inner calls; absent if the login service has no operators. */
  is_operator: z.boolean().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** "A login failure has status false with the service's description as msg." */
const failure = {
  /** A `LoginError`. */
  error_code: z.number().optional(),
  description: z.string().optional(),
};
const outcome = { ...envelopeShape, status: z.boolean().optional() };

const sent = z.object({
  ...outcome,
  data: z
    .object({
      ...failure,
      /** When the next code may be requested. */
      resend_after_seconds: z.number().optional(),
      code_length: z.number().optional(),
    })
    .optional(),
});

/** "SMS login and e-mail register also return the whole error": it is in `data`. */
const signedIn = z.object({
  ...outcome,
  /** "Login results carry user_id and is_registered": 'true' by phone, 1 by e-mail. */
  user_id: z.string().optional(),
  is_registered: z.union([z.enum(['true', 'false']), z.number()]).optional(),
  data: z
    .object({
      ...failure,
      ...userInfo.partial().shape,
      /** This call made the account. */
      is_new: z.boolean().optional(),
      /** How many tries the code has left. */
      tries_left: z.number().optional(),
    })
    .optional(),
});

export const loginOperations = {
  /** A code by SMS, for signing in or for a new account. */
  SendPhoneCode: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/send_phone_code',
    input: z.object({ mobile }),
    output: sent,
    sample: { mobile: '+63 9171234567' },
  }),
  /** `status` says whether somebody is signed in, `data` who. */
  CheckLogin: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/check_login',
    input: z.object({}),
    output: z.object({ ...outcome, data: userInfo.partial().nullish() }),
    sample: {},
  }),
  /** Signs in; makes the account if there is none, unless `login_only`. */
  SmsLogin: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/sms_login',
    input: z.object({ mobile, code, login_only: z.boolean().default(false), birthday }),
    output: signedIn,
    sample: { mobile: '+63 9171234567', code: '1234', login_only: true },
  }),
  /** "The logout call asks for the redirect next '/m/news' with need_redirect 0." */
  Logout: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/logout',
    input: z.object({
      next: z.string().max(2_048).default('/m/news'),
      need_redirect: z.literal([0, 1]).default(0),
    }),
    output: z.object({ ...outcome, data: z.object({ redirect_url: z.string() }).optional() }),
    sample: { next: '/m/news', need_redirect: 0 },
  }),
  /**
   * Sends a code by mail. `scene`: `register` for a new account (its password is checked here
   * already), `login` for signing in without a password, `reset` for a new password.
   */
  SendEmailCode: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/send_email_code',
    input: z.object({
      email,
      password: password.optional(),
      scene: z.enum(['register', 'login', 'reset']).default('register'),
    }),
    output: sent,
    sample: { email: 'reader@example.org', password: 'a long walk', scene: 'register' },
  }),
  /** Makes the account and signs in. An address that already has one: AlreadyLinked. */
  EmailRegister: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/email_register',
    input: z.object({ email, code, password, ifLogin: z.boolean().default(true), birthday }),
    output: signedIn,
    sample: {
      email: 'reader@example.org',
      code: '123456',
      password: 'along-walk',
      ifLogin: true,
      birthday: '1990-01-01',
    },
  }),
  /** "Success when the response has user_id." */
  EmailLogin: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/email_login',
    input: z.object({ email, password }),
    output: signedIn,
    sample: { email: 'reader@example.org', password: 'along-walk' },
  }),
  /** Signs in with a code of scene `login`; makes no account. */
  EmailCodeLogin: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/email_code_login',
    input: z.object({ email, code }),
    output: signedIn,
    sample: { email: 'reader@example.org', code: '123456' },
  }),
  /** Sets a new password with a code of scene `reset`; signs in here and out everywhere else. */
  ResetPassword: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/reset_password',
    input: z.object({ email, code, password }),
    output: signedIn,
    sample: { email: 'reader@example.org', code: '123456', password: 'along-walk' },
  }),
  /** "Registered means is_registered equals 'true' (phone)." */
  CheckMobile: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/check_mobile',
    input: z.object({ mobile }),
    output: z.object({
      ...outcome,
      is_registered: z.enum(['true', 'false']).optional(),
      data: z.object(failure).optional(),
    }),
    sample: { mobile: '+63 9171234567' },
  }),
  /** "… or 1 (email)." */
  CheckEmail: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/check_email',
    input: z.object({ email }),
    output: z.object({
      ...outcome,
      is_registered: z.number().optional(),
      data: z.object(failure).optional(),
    }),
    sample: { email: 'reader@example.org' },
  }),
  /**
   * The available sign-in methods, in the order of the buttons: none that would answer "not
   * available".
   */
  LoginMethods: operation({
    group: 'login',
    method: 'GET',
    path: '/api/login/v1/methods',
    input: z.object({}),
    output: z.object({
      ...outcome,
      data: z
        .object({
          methods: z.array(z.enum(signInKinds)),
          phone_code_length: z.number().int(),
          email_code_length: z.number().int(),
          /** Who may sign up; a service that does not say accepts everybody. */
          sign_up: z.enum(signUpModes).default('open'),
        })
        .optional(),
    }),
    sample: {},
  }),
  /**
   * Starts a sign-in at a provider: the browser goes to `data.authorization_url` and returns to
   * `next` with `signed_in=<provider>`, or to `/m/signup` with `login_error=<LoginError>`.
   */
  OAuthStart: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/oauth_start',
    input: z.object({
      provider: z.enum(providerKinds),
      /** If absent, an unknown account is created, which requires a birthday. */
      login_only: z.boolean().default(false),
      birthday,
      next: z.string().max(2_048).default('/m/news'),
    }),
    output: z.object({
      ...outcome,
      data: z.object({ ...failure, authorization_url: z.string().optional() }).optional(),
    }),
    sample: { provider: 'facebook', login_only: true, next: '/m/news' },
  }),
  /** Completes a sign-in with the provider's answer; only our own callback address calls it. */
  OAuthFinish: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/oauth_finish',
    input: z.object({ provider: z.enum(providerKinds), query: z.string().max(8_192) }),
    output: signedIn.extend({ next: z.string().optional() }),
    sample: { provider: 'facebook', query: 'state=unknown&code=none' },
  }),
  /**
   * Sends a code to the signed-in reader's address for canceling the account. `by` says where it
   * was sent; a provider's name means that there is no address: a sign-in there within the last
   * five minutes replaces the code.
   */
  SendCancelCode: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/send_cancel_code',
    input: z.object({}),
    output: sent.extend({
      data: sent.shape.data
        .unwrap()
        .extend({
          by: z.enum(signInKinds).optional(),
          /** The address, mostly masked. */
          to: z.string().optional(),
        })
        .optional(),
    }),
    sample: {},
  }),
  /**
   * Deletes the account for good: "a user can cancel only their own", another `user_id` is refused.
   */
  CancelAccount: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/cancel_account',
    input: z.object({ code: code.optional(), user_id: z.string().max(128).optional() }),
    output: z.object({
      ...outcome,
      data: z.object({ ...failure, tries_left: z.number().optional() }).optional(),
    }),
    sample: { code: '123456' },
  }),
  /** Renames the account: one line. */
  RenameAccount: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/rename_account',
    input: z.object({ name: z.string().min(1).max(accountNameChars) }),
    output: z.object({ ...outcome, data: userInfo.nullish() }),
    sample: { name: 'Maria' },
  }),
  /** The account's sessions, most recently used first. */
  ListSessions: operation({
    group: 'login',
    method: 'GET',
    path: '/api/login/v1/sessions',
    input: z.object({}),
    output: z.object({
      ...outcome,
      data: z
        .object({
          sessions: z.array(
            z.object({
              /** Identifies the session, but cannot be used to sign in. */
              id: z.string(),
              method: z.enum(signInKinds).optional().catch(undefined),
              /** Milliseconds since 1970; the last use is precise to the hour. */
              begun_at: z.number(),
              seen_at: z.number(),
              /** The session that makes this call. */
              here: z.boolean(),
            }),
          ),
        })
        .optional(),
    }),
    sample: {},
  }),
  /** Signs out everywhere but here. */
  EndOtherSessions: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/end_other_sessions',
    input: z.object({}),
    output: z.object(outcome),
    sample: {},
  }),
  /**
   * The messages that could not be sent, if no way to send them is configured and `env` is local.
   */
  ListOutbox: operation({
    group: 'login',
    method: 'GET',
    path: '/api/login/v1/outbox',
    input: z.object({}),
    output: z.object({
      ...outcome,
      data: z
        .array(
          z.object({
            kind: z.enum(['phone', 'email']),
            to: z.string(),
            subject: z.string(),
            text: z.string(),
            /** Milliseconds since 1970. */
            sent_at: z.number(),
          }),
        )
        .optional(),
    }),
    sample: {},
  }),
};
