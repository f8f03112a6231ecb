// The texts of the login service in three languages: descriptions of failures, which the client
// shows as they are, and the messages that carry codes.
import type { Language } from '@/lib/model/text/languages';
import { LoginError, type LoginErrorCode } from '@/lib/model/account/sign-in-kinds';
import type { CodeScene } from '../store/contract/account-store';

/** The account events that are notified by mail, whoever caused them. */
export const accountNotices = ['sign_in', 'password', 'address', 'token', 'deleted'] as const;
export type AccountNotice = (typeof accountNotices)[number];

type Failures = Record<LoginErrorCode, string> & {
  badPhone: string;
  badEmail: string;
  commonPassword: string;
  noWayBack: string;
  oldPassword: string;
  signInAgain: string;
};

export type AccountPhrases = {
  failures: Failures;
  /** `{wait}` is one of the waits below. */
  tryLater: string;
  waits: { seconds: string; minutes: string; hours: string };
  done: string;
  sms: string;
  mail: Record<Exclude<CodeScene, 'phone'>, { subject: string; text: string }>;
  /** The footer of every mail with a code. */
  foot: string;
  /** Notices of account events, sent to its address. `{to}` is an address, mostly masked. */
  notices: Record<AccountNotice, { subject: string; text: string }>;
  /** The footer of notices after which the reader can still do something. */
  noticeFoot: string;
  reader: string;
};

const en: AccountPhrases = {
  failures: {
    [LoginError.NoPermission]: 'The app has no permissions',
    [LoginError.SignUpFirst]: 'Please sign up first',
    [LoginError.FlowExpired]: 'Session expired,please try again',
    [LoginError.TryLater]: 'Please try again later.',
    [LoginError.AlreadyLinked]: 'This account has been registered',
    [LoginError.WrongPassword]: 'Email and password don’t match. Please try again.',
    [LoginError.WrongCode]: 'The verification code is invalid or expired. Please try again.',
    [LoginError.UnderAge]: 'You must be 18 or above to create an account.',
    [LoginError.BirthdayNeeded]: 'Please enter your birthday to create an account.',
    [LoginError.WeakPassword]: 'The password must have 6 to 20 characters and no spaces.',
    [LoginError.NotAvailable]: 'This way of signing in is not available here.',
    [LoginError.BadAddress]: 'Please enter a valid phone number.',
    [LoginError.NotDelivered]: 'We couldn’t send the code. Please try again.',
    [LoginError.Canceled]: 'The sign-in was canceled.',
    [LoginError.PlatformAbnormal]: 'The platform is abnormal, please try again',
    badPhone: 'Please enter a valid phone number.',
    badEmail: 'Please enter a valid email address.',
    commonPassword: 'This password is too easy to guess. Please choose another one.',
    noWayBack: 'Please sign in again before you delete the account.',
    [LoginError.Banned]: 'This account has been closed by the operator of this site.',
    [LoginError.SignUpClosed]:
      'This site takes no new readers at the moment. Everything can be read without an account.',
    [LoginError.InviteNeeded]:
      'New accounts are by invitation here, and this one is not invited. Please sign up with the email address or phone number that was.',
    oldPassword: 'The password is wrong.',
    signInAgain: 'Please sign in again first, and then change it within five minutes.',
  },
  tryLater: 'Too many attempts. Please try again in {wait}.',
  waits: { seconds: '{n} s', minutes: '{n} min', hours: '{n} h' },
  done: 'success',
  sms: '{code} is your {brand} verification code. It is valid for {minutes} minutes. Never share it.',
  mail: {
    register: {
      subject: '{code} is your {brand} verification code',
      text: 'Welcome to {brand}. Your verification code is {code}. It is valid for {minutes} minutes.',
    },
    login: {
      subject: '{code} is your {brand} sign-in code',
      text: 'Your code for signing in to {brand} is {code}. It is valid for {minutes} minutes.',
    },
    reset: {
      subject: '{code} is your {brand} code for a new password',
      text: 'Your code for choosing a new password at {brand} is {code}. It is valid for {minutes} minutes.',
    },
    cancel: {
      subject: '{code} is your {brand} code for deleting the account',
      text: 'Somebody, we hope you, wants to delete your {brand} account for ever. The code for that is {code}. It is valid for {minutes} minutes.',
    },
    address: {
      subject: '{code} is your {brand} code for a new address',
      text: 'The code for opening your {brand} account with this address is {code}. It is valid for {minutes} minutes.',
    },
  },
  foot: 'Never share this code. If you did not ask for it, you need not do anything.',
  notices: {
    sign_in: {
      subject: 'New sign-in to your {brand} account',
      text: 'Your {brand} account was signed in to on a device that it had not been used on before: {time}.',
    },
    password: {
      subject: 'Your {brand} password was changed',
      text: 'The password of your {brand} account was changed: {time}. It was signed out everywhere else.',
    },
    address: {
      subject: 'Your {brand} account has a new address',
      text: 'Your {brand} account can be signed in to with {to} now: {time}.',
    },
    token: {
      subject: 'New access token for your {brand} account',
      text: 'An access token was made for your {brand} account: {time}. It stays good until you remove it under Account management, also after a new password.',
    },
    deleted: {
      subject: 'Your {brand} account was deleted',
      text: 'Your {brand} account was deleted, with everything that was kept for it: {time}.',
    },
  },
  noticeFoot:
    'If that was not you, choose a new password at once, and sign out everywhere else and remove access tokens that you do not know under Account management.',
  reader: 'Reader {n}',
};

const zh: AccountPhrases = {
  failures: {
    [LoginError.NoPermission]: '应用没有权限',
    [LoginError.SignUpFirst]: '请先注册',
    [LoginError.FlowExpired]: '会话已过期，请重试',
    [LoginError.TryLater]: '请稍后再试。',
    [LoginError.AlreadyLinked]: '该账号已注册',
    [LoginError.WrongPassword]: '邮箱或密码不正确，请重试。',
    [LoginError.WrongCode]: '验证码无效或已过期，请重试。',
    [LoginError.UnderAge]: '年满 18 岁才能创建账号。',
    [LoginError.BirthdayNeeded]: '创建账号需要填写生日。',
    [LoginError.WeakPassword]: '密码须为 6 至 20 个字符，且不含空格。',
    [LoginError.NotAvailable]: '此处暂不支持这种登录方式。',
    [LoginError.BadAddress]: '请输入有效的手机号。',
    [LoginError.NotDelivered]: '验证码发送失败，请重试。',
    [LoginError.Canceled]: '已取消登录。',
    [LoginError.PlatformAbnormal]: '平台异常，请重试',
    badPhone: '请输入有效的手机号。',
    badEmail: '请输入有效的邮箱地址。',
    commonPassword: '这个密码太容易被猜到，请换一个。',
    noWayBack: '注销账号前请重新登录。',
    [LoginError.Banned]: '该账号已被本站管理员停用。',
    [LoginError.SignUpClosed]: '本站目前不开放注册。不登录也可以阅读全部内容。',
    [LoginError.InviteNeeded]: '本站仅限受邀注册，此账号未收到邀请。请用受邀的邮箱或手机号注册。',
    oldPassword: '密码错误。',
    signInAgain: '请先重新登录，并在五分钟内修改。',
  },
  tryLater: '尝试次数过多，请在 {wait}后再试。',
  waits: { seconds: '{n} 秒', minutes: '{n} 分钟', hours: '{n} 小时' },
  done: 'success',
  sms: '【{brand}】验证码 {code}，{minutes} 分钟内有效，请勿告诉他人。',
  mail: {
    register: {
      subject: '{brand} 验证码：{code}',
      text: '欢迎使用{brand}。你的验证码是 {code}，{minutes} 分钟内有效。',
    },
    login: {
      subject: '{brand} 登录验证码：{code}',
      text: '你登录{brand}的验证码是 {code}，{minutes} 分钟内有效。',
    },
    reset: {
      subject: '{brand} 重设密码验证码：{code}',
      text: '你重设{brand}密码的验证码是 {code}，{minutes} 分钟内有效。',
    },
    cancel: {
      subject: '{brand} 注销账号验证码：{code}',
      text: '有人（希望是你本人）要永久注销你的{brand}账号，验证码是 {code}，{minutes} 分钟内有效。',
    },
    address: {
      subject: '{brand} 绑定验证码：{code}',
      text: '用此邮箱登录{brand}账号的验证码是 {code}，{minutes} 分钟内有效。',
    },
  },
  foot: '请勿将验证码告诉他人。如果不是你本人操作，无需理会。',
  notices: {
    sign_in: {
      subject: '{brand} 账号有新的登录',
      text: '你的{brand}账号刚刚在一台从未用过的设备上登录：{time}。',
    },
    password: {
      subject: '{brand} 密码已修改',
      text: '你的{brand}账号密码已修改：{time}。其他设备均已退出登录。',
    },
    address: {
      subject: '{brand} 账号绑定了新的联系方式',
      text: '现在可以用 {to} 登录你的{brand}账号：{time}。',
    },
    token: {
      subject: '{brand} 账号新增了访问令牌',
      text: '你的{brand}账号刚刚创建了一个访问令牌：{time}。即使修改密码，它也一直有效，直到你在“账号管理”中将它移除。',
    },
    deleted: {
      subject: '{brand} 账号已注销',
      text: '你的{brand}账号及为其保存的全部内容均已删除：{time}。',
    },
  },
  noticeFoot:
    '如果不是你本人操作，请立即重设密码，并在“账号管理”中退出其他所有设备、移除不认识的访问令牌。',
  reader: '读者 {n}',
};

const ph: AccountPhrases = {
  failures: {
    [LoginError.NoPermission]: 'Walang pahintulot ang app',
    [LoginError.SignUpFirst]: 'Mag-sign up muna',
    [LoginError.FlowExpired]: 'Nag-expire ang session, subukan ulit',
    [LoginError.TryLater]: 'Pakisubukan ulit mamaya.',
    [LoginError.AlreadyLinked]: 'Nakarehistro na ang account na ito',
    [LoginError.WrongPassword]: 'Hindi tugma ang email at password. Subukan ulit.',
    [LoginError.WrongCode]: 'Hindi wasto o paso na ang verification code. Subukan ulit.',
    [LoginError.UnderAge]: 'Dapat 18 taong gulang ka pataas para gumawa ng account.',
    [LoginError.BirthdayNeeded]: 'Ilagay ang iyong kaarawan para makagawa ng account.',
    [LoginError.WeakPassword]: 'Dapat 6 hanggang 20 character ang password at walang puwang.',
    [LoginError.NotAvailable]: 'Hindi magagamit dito ang ganitong pag-sign in.',
    [LoginError.BadAddress]: 'Maglagay ng wastong numero ng telepono.',
    [LoginError.NotDelivered]: 'Hindi namin naipadala ang code. Subukan ulit.',
    [LoginError.Canceled]: 'Kinansela ang pag-sign in.',
    [LoginError.PlatformAbnormal]: 'May problema sa platform, subukan ulit',
    badPhone: 'Maglagay ng wastong numero ng telepono.',
    badEmail: 'Maglagay ng wastong email address.',
    commonPassword: 'Madaling hulaan ang password na ito. Pumili ng iba.',
    noWayBack: 'Mag-sign in muli bago burahin ang account.',
    [LoginError.Banned]: 'Isinara ng tagapamahala ng site na ito ang account na ito.',
    [LoginError.SignUpClosed]:
      'Hindi muna tumatanggap ng bagong account ang site na ito. Mababasa mo pa rin ang lahat kahit walang account.',
    [LoginError.InviteNeeded]:
      'Para lang sa inimbitahan ang mga bagong account dito, at wala pang imbitasyon ang isang ito. Mag-sign up gamit ang email o numerong inimbitahan.',
    oldPassword: 'Mali ang password.',
    signInAgain: 'Mag-sign in muna ulit, at palitan ito sa loob ng limang minuto.',
  },
  tryLater: 'Masyadong maraming pagsubok. Subukan ulit pagkatapos ng {wait}.',
  waits: { seconds: '{n} segundo', minutes: '{n} minuto', hours: '{n} oras' },
  done: 'success',
  sms: '{code} ang iyong verification code sa {brand}. May bisa ito nang {minutes} minuto. Huwag itong ibahagi.',
  mail: {
    register: {
      subject: '{code} ang iyong verification code sa {brand}',
      text: 'Maligayang pagdating sa {brand}. Ang iyong verification code ay {code}. May bisa ito nang {minutes} minuto.',
    },
    login: {
      subject: '{code} ang iyong code sa pag-sign in sa {brand}',
      text: 'Ang iyong code sa pag-sign in sa {brand} ay {code}. May bisa ito nang {minutes} minuto.',
    },
    reset: {
      subject: '{code} ang iyong code para sa bagong password sa {brand}',
      text: 'Ang iyong code sa pagpili ng bagong password sa {brand} ay {code}. May bisa ito nang {minutes} minuto.',
    },
    cancel: {
      subject: '{code} ang iyong code sa pagbura ng account sa {brand}',
      text: 'May gustong burahin nang tuluyan ang iyong {brand} account; sana ay ikaw ito. Ang code para rito ay {code}. May bisa ito nang {minutes} minuto.',
    },
    address: {
      subject: '{code} ang iyong code para sa bagong address sa {brand}',
      text: 'Ang code para magamit ang address na ito sa iyong {brand} account ay {code}. May bisa ito nang {minutes} minuto.',
    },
  },
  foot: 'Huwag ibahagi ang code na ito. Kung hindi ikaw ang humingi nito, wala kang kailangang gawin.',
  notices: {
    sign_in: {
      subject: 'May bagong pag-sign in sa iyong {brand} account',
      text: 'May nag-sign in sa iyong {brand} account sa device na noon lang nagamit dito: {time}.',
    },
    password: {
      subject: 'Pinalitan ang password mo sa {brand}',
      text: 'Pinalitan ang password ng iyong {brand} account: {time}. Na-sign out ito sa lahat ng ibang device.',
    },
    address: {
      subject: 'May bagong address ang iyong {brand} account',
      text: 'Puwede nang mag-sign in sa iyong {brand} account gamit ang {to}: {time}.',
    },
    token: {
      subject: 'May bagong access token ang iyong {brand} account',
      text: 'May ginawang access token para sa iyong {brand} account: {time}. Gagana ito, kahit palitan mo ang password, hanggang sa alisin mo ito sa Pamamahala ng account.',
    },
    deleted: {
      subject: 'Binura ang iyong {brand} account',
      text: 'Binura ang iyong {brand} account at lahat ng naka-save para rito: {time}.',
    },
  },
  noticeFoot:
    'Kung hindi ikaw ito, pumili agad ng bagong password, at sa Pamamahala ng account ay mag-sign out sa lahat ng ibang device at alisin ang mga access token na hindi mo kilala.',
  reader: 'Mambabasa {n}',
};

export const accountPhrases: Record<Language, AccountPhrases> = { en, zh, ph };

/** A phrase with its `{names}` replaced; a name without a value stays as it is. */
export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
}
