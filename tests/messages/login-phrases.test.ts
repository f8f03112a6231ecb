import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { adultYears } from '@/lib/model/limits/account';
import { languages } from '@/lib/model/text/languages';
import { accountPhrases } from '@/lib/newsroom/accounts/phrases';
import { allMessages } from '@/tests/all-messages';

describe.each(languages)('what a failed sign-in is called (%s)', (language) => {
  const { account } = allMessages[language];
  const { failures: said } = accountPhrases[language];

  it.each([
    ['the code is wrong', said[LoginError.WrongCode], account.failures.wrong],
    ['the password is wrong', said[LoginError.WrongPassword], account.failures.password],
    ['the password is common', said.commonPassword, account.failures.weak],
    ['no account is there', said[LoginError.SignUpFirst], account.failures.unknown],
    ['the code was not sent', said[LoginError.NotDelivered], account.failures.send],
    ['the account is closed', said[LoginError.Banned], account.failures.banned],
    ['the app may not', said[LoginError.NoPermission], account.failures.permission],
    ['the attempt is over', said[LoginError.FlowExpired], account.failures.expired],
    ['the platform fails', said[LoginError.PlatformAbnormal], account.failures.platform],
    ['the phone number is none', said.badPhone, account.phone.invalid],
    ['the email address is none', said.badEmail, account.email.invalid],
    [
      'the visitor is too young',
      said[LoginError.UnderAge],
      account.underage.text.replace('{years}', String(adultYears)),
    ],
  ])('the service and the screen use the same words: %s', (_what, service, screen) => {
    expect(service).toBe(screen);
  });
});
