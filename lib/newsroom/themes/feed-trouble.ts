// Why a reader's feed address yields nothing. Protects: the kind of trouble is stored rather than a
// text, so that each reader gets it in their own language.
import type { Language } from '@/lib/model/text/languages';
import type { FetchErrorKind } from '../ingest/fetch-error';

type Kind =
  | FetchErrorKind
  | 'status'
  | 'gone'
  | 'no-feed'
  | 'damaged'
  | 'names-none'
  | 'not-kept'
  | 'not-web'
  | 'full';

/** `{x}` is the detail: the status, the address that a page links to, or how many are allowed. */
const words: Record<Kind, Record<Language, string>> = {
  damaged: {
    en: 'the feed there is damaged, nothing can be read of it',
    zh: '该订阅源已损坏，无法读取任何内容',
    ph: 'sira ang feed doon at walang mababasa',
  },
  failed: {
    en: 'the connection failed',
    zh: '连接失败',
    ph: 'hindi natuloy ang koneksiyon',
  },
  full: {
    en: 'no more than {x} addresses can be kept',
    zh: '最多只能保存 {x} 个地址',
    ph: 'hanggang {x} address lang ang maitatago',
  },
  gone: {
    en: 'the server says that this feed is gone for good (410)',
    zh: '服务器表示该订阅源已永久停用（410）',
    ph: 'sabi ng server, wala na talaga ang feed na ito (410)',
  },
  'names-none': {
    en: 'the page names {x}, which is no feed',
    zh: '该网页标明的 {x} 不是订阅源',
    ph: 'hindi feed ang {x} na nakapangalan sa pahina',
  },
  'no-feed': {
    en: 'no feed is there',
    zh: '该地址没有订阅源',
    ph: 'walang feed sa address na ito',
  },
  'not-kept': {
    en: 'what it sent could not be kept',
    zh: '收到的内容无法保存',
    ph: 'hindi ma-save ang ipinadala nito',
  },
  'not-web': {
    en: 'not an address on the public web',
    zh: '不是公开网络上的地址',
    ph: 'hindi ito address sa pampublikong web',
  },
  port: {
    en: 'of its host, only the ports 80, 443 and 8000 to 9999 are asked',
    zh: '只访问网站的 80、443 和 8000 至 9999 端口',
    ph: 'mga port na 80, 443 at 8000 hanggang 9999 lang ng host ang tinatanong',
  },
  redirects: {
    en: 'it leads from one address to the next without end',
    zh: '跳转次数过多',
    ph: 'paulit-ulit itong lumilipat ng address',
  },
  refused: {
    en: 'this address is not on the public web',
    zh: '该地址不在公开网络上',
    ph: 'wala sa pampublikong web ang address na ito',
  },
  status: {
    en: 'the server answered {x}',
    zh: '服务器返回了 {x}',
    ph: 'sumagot ang server ng {x}',
  },
  timeout: {
    en: 'it took too long to answer',
    zh: '响应超时',
    ph: 'masyadong matagal bago sumagot',
  },
  'too-large': {
    en: 'what it sends is too large',
    zh: '内容过大',
    ph: 'masyadong malaki ang ipinapadala nito',
  },
  unreachable: {
    en: 'the host cannot be reached',
    zh: '无法访问该网站',
    ph: 'hindi maabot ang site',
  },
};

const isKind = (text: string): text is Kind => Object.hasOwn(words, text);

/** The stored form: the kind, followed by a blank and its detail. */
export const feedTrouble = (kind: Kind, detail: string | number = '') => `${kind} ${detail}`.trim();

/** The stored trouble as text in a language; unknown ones become the most general text. */
export function sayTrouble(kept: string, language: Language): string {
  const [first = '', ...rest] = kept.split(' ');
  return words[isKind(first) ? first : 'failed'][language].replace('{x}', () => rest.join(' '));
}
