// Signing in, out and for good: what the login calls answer. The rules are in `../accounts`.
import { emailCodeLength, phoneCodeLength } from '@/lib/model/limits';
import { LoginError } from '@/lib/model/sign-in-kinds';
import { notLoggedIn } from '@/lib/contract';
import type { Handlers } from '../context';
import { Refusal } from '../refusal';

const unavailable = {
  status: false,
  msg: 'not available',
  data: { error_code: LoginError.NotAvailable, description: 'not available' },
};

export const loginHandlers: Handlers<'login'> = {
  SendPhoneCode: async () => unavailable,
  CheckLogin: async () => ({ status: false, data: null }),
  SmsLogin: async () => unavailable,
  Logout: async ({ next }) => ({ status: true, data: { redirect_url: next } }),
  SendEmailCode: async () => unavailable,
  EmailRegister: async () => unavailable,
  EmailLogin: async () => unavailable,
  EmailCodeLogin: async () => unavailable,
  ResetPassword: async () => unavailable,
  CheckMobile: async () => ({ status: true, is_registered: 'false' }),
  CheckEmail: async () => ({ status: true, is_registered: 0 }),
  LoginMethods: async () => ({
    status: true,
    data: {
      methods: ['phone', 'email'],
      phone_code_length: phoneCodeLength,
      email_code_length: emailCodeLength,
    },
  }),
  OAuthStart: async () => unavailable,
  OAuthFinish: async () => unavailable,
  SendCancelCode: async () => {
    throw new Refusal(notLoggedIn, 'Please sign in first.');
  },
  CancelAccount: async () => {
    throw new Refusal(notLoggedIn, 'Please sign in first.');
  },
  ListOutbox: async () => ({ status: true, data: [] }),
};
