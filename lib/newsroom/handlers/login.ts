// The login calls. Each rule has its file in `../accounts`; this only delegates.
import { emailCodeLength } from '@/lib/model/limits/account';
import { returnPath } from '@/lib/model/wire/return-path';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import { cancelAccount, sendCancelCode } from '../accounts/cancellation';
import { codeLength } from '../accounts/codes';
import {
  checkEmail,
  emailCodeLogin,
  emailLogin,
  emailRegister,
  resetPassword,
  sendEmailCode,
} from '../accounts/email';
import { finishOAuth, providersHere, startOAuth } from '../accounts/oauth';
import {
  changeAddress,
  changePassword,
  ownAccount,
  sendAddressCode,
} from '../accounts/own-addresses';
import {
  endOtherSessions,
  endSessionOf,
  listSessions,
  renameAccount,
} from '../accounts/own-account';
import { checkMobile, sendPhoneCode, smsLogin } from '../accounts/phone';
import { securityEvent } from '../accounts/security-events';
import { currentSession, endSession, userInfo } from '../accounts/sessions';
import { signUpMode } from '../accounts/sign-up-rule';
import { isPhoneOnly, isLocal } from '../accounts/visitor';
import type { Context, Handlers } from '../context';
import { isOperator } from '../operators/need-operator';

function methodsHere(context: Context): SignInKind[] {
  const sent = (['phone', 'email'] as const).filter(
    (kind) => context.accounts.channels.of(kind, isLocal(context)) !== undefined,
  );
  if (isPhoneOnly(context)) return sent.filter((kind) => kind === 'phone');
  return [...sent, ...providersHere(context)];
}

export const loginHandlers: Handlers<'login'> = {
  SendPhoneCode: sendPhoneCode,
  SmsLogin: smsLogin,
  CheckMobile: checkMobile,
  SendEmailCode: sendEmailCode,
  EmailRegister: emailRegister,
  EmailLogin: emailLogin,
  EmailCodeLogin: emailCodeLogin,
  ResetPassword: resetPassword,
  CheckEmail: checkEmail,
  OAuthStart: startOAuth,
  OAuthFinish: finishOAuth,
  SendCancelCode: (_input, context) => sendCancelCode(context),
  CancelAccount: cancelAccount,
  RenameAccount: renameAccount,
  ListSessions: listSessions,
  EndOtherSessions: endOtherSessions,
  EndSession: endSessionOf,
  GetAccount: (_input, context) => ownAccount(context),
  ChangePassword: changePassword,
  SendAddressCode: sendAddressCode,
  ChangeAddress: changeAddress,

  async CheckLogin(_input, context) {
    const current = await currentSession(context);
    if (!current) return { status: false, data: null };
    const { session, account } = current;
    const user = await userInfo(context, account, session.method);
    return { status: true, data: { ...user, is_operator: await isOperator(context, account.id) } };
  },

  async Logout({ next }, context) {
    const current = await currentSession(context);
    await endSession(context);
    if (current) securityEvent(context, 'sign_out', { account: current.account.id });
    return { status: true, data: { redirect_url: returnPath(next) } };
  },

  async LoginMethods(_input, context) {
    const methods = methodsHere(context);
    const phone_code_length = codeLength(context, 'phone');
    return {
      status: true,
      data: {
        ...{ methods, phone_code_length, email_code_length: emailCodeLength },
        sign_up: await signUpMode(context.store),
      },
    };
  },

  async ListOutbox(_input, context) {
    const messages = isLocal(context) ? context.accounts.channels.outbox?.list() : undefined;
    return { status: messages !== undefined, data: [...(messages ?? [])] };
  },
};
