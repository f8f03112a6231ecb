import { nameOthersInFrame } from '@/lib/newsroom/cluster/frame';
import { gistOf } from '@/lib/newsroom/cluster/gist';
import { noEvidence } from '@/lib/newsroom/cluster/join-rule';
import { scorePairs } from '@/lib/newsroom/cluster/pair-score';
import { groupingFor } from '@/lib/newsroom/cluster/grouping';
import { neighborhood } from '@/lib/newsroom/cluster/neighbors';
import type { Language } from '@/lib/model/text/languages';
import { toEntry } from '../../bench/clustering/running';
import { toNewArticle } from './new-article';

const told = (lang: Language, title: string, source = 'Paper') =>
  gistOf(toEntry({ article: toNewArticle({ id: title, title, lang, source }), parts: [] }), {
    articles: 0,
    of: new Map(),
  });

type Case = [lang: Language, one: string, other: string];

const apart: Case[] = [
  [
    'zh',
    '青石出行 OTA 山界系列 3 月版本今起招募：新增车内对话功能',
    '青石出行 OTA 河界系列 3 月版本今起招募：“陈远山”语音上车',
  ],
  [
    'en',
    'Polls close in Norbeck as voters choose candidates for governor',
    'Polls close in Arden as voters choose candidates for governor',
  ],
  [
    'ph',
    'Nagsara ang mga presinto sa Norbeck matapos pumili ng kandidato ang mga botante',
    'Nagsara ang mga presinto sa Arden matapos pumili ng kandidato ang mga botante',
  ],
];

describe('one publisher’s headlines in one frame, each with another name', () => {
  it.each(apart)('are two happenings (%s): %s / %s', (lang, one, other) => {
    const gists = [told(lang, one), told(lang, other)] as const;
    expect(nameOthersInFrame(...gists)).toBe(true);
    expect(nameOthersInFrame(gists[1], gists[0])).toBe(true);
    const [pair = noEvidence] = scorePairs(gists, neighborhood(gists), groupingFor(lang).weights);
    expect(pair.apart).toBe(true);
  });

  it.each(apart)('may be one if two publishers use it (%s)', (lang, one, other) => {
    expect(nameOthersInFrame(told(lang, one), told(lang, other, 'Tribune'))).toBe(false);
  });
});

it.each<Case>([
  // A count that grew, a word that is no name, and the same two names in another order.
  [
    'en',
    'Ferry fire kills 31 people in the harbour of Norbeck, police say',
    'Ferry fire kills 45 people in the harbour of Norbeck, police say',
  ],
  [
    'en',
    'Polls close late in Norbeck as voters choose candidates for governor',
    'Polls close early in Norbeck as voters choose candidates for governor',
  ],
  [
    'en',
    'Norbeck beats Arden after extra time in the final of the harbour cup',
    'Arden loses to Norbeck after extra time in the final of the harbour cup',
  ],
  // One organization by two names.
  [
    'zh',
    '亚太经合组织“青石年”首场正式活动将于下月在海岸市举办',
    'APEC“青石年”首场正式活动将于下月在海岸市举办',
  ],
  // Too short to be a frame.
  ['en', 'Skywire sues Norbeck over cables', 'Arden sues Norbeck over cables'],
  ['zh', '青石科技发布手机', '蓝湾科技发布手机'],
])('one publisher’s headlines may be of one happening (%s): %s / %s', (lang, one, other) => {
  expect(nameOthersInFrame(told(lang, one), told(lang, other))).toBe(false);
});
