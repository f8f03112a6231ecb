// Compares docs/security.md with the program: its numbers, its files, its entrances and exits.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { accessTokenPrefix } from '@/lib/model/account/access-token';
import * as account from '@/lib/model/limits/account';
import { botsMost } from '@/lib/model/limits/bots';
import * as chat from '@/lib/model/limits/chat';
import { dayMs } from '@/lib/model/time';
import { feedsMost } from '@/lib/model/limits/operating';
import { pagesADay, pagesOfHostADay } from '@/lib/model/limits/pages';
import * as service from '@/lib/model/limits/service';
import * as themes from '@/lib/model/limits/themes';
import * as topics from '@/lib/model/limits/topics';
import { voicePartsADay } from '@/lib/model/limits/voice';
import { readerLoginPath } from '@/lib/model/wire/reader-api';
import { tokenCallsAMinute } from '@/lib/newsroom/access';
import { guestQuestionsOfNetworkADay, readerQuestionsADay } from '@/lib/newsroom/assistant/may-ask';
import {
  guestWritesOfNetwork,
  operatorWritesAMinute,
  readerShownAMinute,
  readerWritesAMinute,
} from '@/lib/newsroom/count-writes';
import { botsFollowedMost } from '@/lib/newsroom/handlers/bots';
import {
  commentLikesAMinute,
  commentsAMinute,
  commentsOfNewADay,
} from '@/lib/newsroom/handlers/comments';
import { deepMindsADay } from '@/lib/newsroom/handlers/deep-mind';
import { cacheKeysMost } from '@/lib/newsroom/handlers/device';
import { tokensMost } from '@/lib/newsroom/handlers/tokens';
import { topicsFollowedMost } from '@/lib/newsroom/handlers/topics';
import { feedbackADay } from '@/lib/newsroom/handlers/wishes';
import { filesMost } from '@/lib/newsroom/operators/site-calls';
import { devicesMs, messagesMs, reportsMs, timersMs } from '@/lib/newsroom/retention';
import { ownFeedsADay } from '@/lib/newsroom/themes/add-feeds';
import { themesADay } from '@/lib/newsroom/themes/make-theme';
import { deepMindKeptMs } from '@/lib/newsroom/themes/own-feed-runs';
import { pagesAtOnce } from '@/lib/server/gate/page-slots';

const page = readFileSync('docs/security.md', 'utf8');
const parts = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text]),
);
const part = (name: string) => parts.get(name) ?? '';
const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path: `lib/${path}`, text: readFileSync(`lib/${path}`, 'utf8') }));
const written = (n: number) => n.toLocaleString('en');

it('names no missing file', () => {
  const files = [...page.matchAll(/`((?:lib|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it.each([
  ['questions a day', readerQuestionsADay],
  ['new topics a day', topics.topicsADay],
  ['followed, 20 themes', topicsFollowedMost],
  ['deep searches a day', deepMindsADay],
  ['themes of their own', themes.themesMost],
  ['made in a day', themesADay],
  ['addresses of feeds', themes.ownFeedsMost],
  ['added in a day', ownFeedsADay],
  ['bots followed', botsFollowedMost],
  ['writes a minute', readerWritesAMinute],
  ['lists a minute that become history', readerShownAMinute],
  ['changes of the site a minute', operatorWritesAMinute],
  ['reports and feedbacks a day', feedbackADay],
  ['comments a minute', commentsAMinute],
  ['on the first day', commentsOfNewADay],
  ['likes of comments a minute', commentLikesAMinute],
  ['access tokens', tokensMost],
  ['calls a minute each', tokenCallsAMinute],
  ['values that their devices share', cacheKeysMost],
  ['a day of one network', guestWritesOfNetwork],
  ['pages rendered at once', pagesAtOnce],
  ['streams of a process', service.streamsOfProcess],
  ['parts spoken', voicePartsADay],
  ['written articles', chat.writingsADay],
  ['translations a day', chat.translationsADay],
  ['pages of publishers a day', pagesADay],
  ['of one host', pagesOfHostADay],
  ['feeds, ', feedsMost],
  ['bots and', botsMost],
  ['files of operators', filesMost],
])('“Limits” states how many %s: %d', (what, most) => {
  expect(part('Limits')).toContain(`${written(most)} ${what}`);
});

it('“Limits” states how much guests may ask, each and together', () => {
  const [alone, together] = [chat.guestQuestionsADay, guestQuestionsOfNetworkADay];
  expect(part('Limits')).toContain(`(a guest ${alone}, guests of one network ${together})`);
});

it.each([
  ['messages, ', messagesMs],
  ['reading times, ', timersMs],
  ['deep searches that were not saved, ', deepMindKeptMs],
  ['the device has not been seen for ', devicesMs],
  ['Reports, ', reportsMs],
])('“Data” states how long “%s” are kept', (what, ms) => {
  expect(part('Data')).toContain(`${what}${ms / dayMs} days`);
});

it('“Signing in” has the numbers of the code', () => {
  const text = part('Signing in');
  for (const said of [
    `a code of ${account.phoneCodeLength} digits`,
    `a code of ${account.emailCodeLength} digits`,
    `${account.phoneCodeTries} tries`,
    `${account.emailCodeTries} tries`,
    `${account.passwordLeast} to ${account.passwordMost} characters`,
    `${account.checksOfNetworkAMinute} times a minute and ${account.checksOfNetworkAnHour} an hour`,
    `${account.sendsOfAddressAnHour} codes an hour and ${account.sendsOfAddressADay} a day`,
  ]) {
    expect(text).toContain(said);
  }
});

it('“Signing in” has every way to sign in, programs among them', () => {
  const text = part('Signing in');
  expect(text).toContain(readerLoginPath);
  expect(text).toContain(`\`${accessTokenPrefix}…\``);
});

it('“Access” describes operators correctly: over http, on inner hosts', () => {
  expect(part('Access')).toContain('"inner": true');
  expect(part('Access')).toContain('/inner/console');
  for (const scope of ['read', 'feed']) expect(part('Access')).toContain(`\`${scope}\``);
});

it('“Connections” has every address that a setting can name', () => {
  const names = sources
    .filter(({ path }) => path.startsWith('lib/server/process/'))
    .flatMap(({ text }) => [...text.matchAll(/^ +([A-Z_]+_(?:URL|ENDPOINT|ISSUER)):/gm)])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !part('Connections').includes(`\`${name}\``))).toEqual([]);
});

it('“Cryptography” has every file that encrypts, signs or derives keys', () => {
  const keyed = /\b(createHmac|hkdfSync|scrypt|scryptSync|createCipheriv|SignJWT|sealData)\b/;
  const files = sources.filter(({ text }) => keyed.test(text)).map(({ path }) => path);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !part('Cryptography').includes(path))).toEqual([]);
});
