// What share pages and their previews are made of.
import { createClient } from '@/lib/client/create-client';
import { matchOperation, takenDown } from '@/lib/contract';
import { newsArticle } from '@/lib/server/share/news-article';
import { publishedAnswerOf } from '@/lib/server/share/published-answer';
import { smallCss, smallScript } from '@/lib/server/share/share-assets';
import { shareKey, shareLanguage, shareQuery, siteName } from '@/lib/server/share/share-key';
import {
  articleAddress,
  cardAddress,
  openTopicAddress,
  readerAddress,
  sharedAddress,
} from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';
import { deployment } from '../service';

process.env.LOG_LEVEL = 'silent';

const query = (text: string) => new URLSearchParams(text);

describe('the bytes of a share page depend on', () => {
  const key = (path: string, text: string, language: 'en' | 'zh' = 'en') =>
    shareKey('https://share.example', path, query(text), language);
  const same = '/news/detail';

  it.each([
    ['the id', 'id=a', 'id=b'],
    ['the version', 'id=a', 'id=a&version=2'],
    ['the window', 'id=a', 'id=a&size=large'],
    ['the application', 'id=a', 'id=a&env=lynx'],
    ['where it was opened', 'id=a', 'id=a&outside_share=1'],
    ['whether the language is named', 'id=a', 'id=a&language=en'],
  ])('%s', (_, one, other) => expect(key(same, one)).not.toBe(key(same, other)));

  it('nothing else of the address', () => {
    expect(key(same, 'id=a&utm_source=x&q=1')).toBe(key(same, 'id=a'));
    expect(key(same, 'id=a', 'zh')).not.toBe(key(same, 'id=a'));
    expect(key('/track', 'id=a')).not.toBe(key(same, 'id=a'));
    expect(shareKey('http://share.example', same, query('id=a'), 'en')).not.toBe(key(same, 'id=a'));
    expect(siteName('a', true)).not.toBe(siteName('a', false));
  });

  it('the id alone where it is a picture, and nothing where it is of the site', () => {
    expect(key('/card/event', 'id=a&size=large')).toBe(key('/card/event', 'id=a'));
    expect(key('/card/event', 'id=a')).not.toBe(key('/card/event', 'id=b'));
    expect(key('/card/event', '')).toBe(key('/card/event', 'id='));
    expect(key('/card/site', 'id=a')).toBe(key('/card/site', 'id=b'));
  });

  it('who asks, where a cookie is set: that page has no key', () => {
    expect(key(same, 'id=a&location=ph')).toBeUndefined();
    expect(key('/card/event', 'id=a&location=')).toBeUndefined();
  });

  it('what is read of the address, as it is read', () => {
    expect(shareQuery(query('id=a&id=b&version=&env=lynx&other=1'))).toEqual({
      ...{ id: 'a', version: '', env: 'lynx' },
    });
    expect(shareQuery(query('')).id).toBeUndefined();
  });
});

it.each([
  ['language=zh-CN', 'fil', { language: 'zh', named: true }],
  ['language=fil', null, { language: 'ph', named: true }],
  ['language=source', 'zh', { language: 'zh', named: false }],
  ['language=', 'zh-TW,en;q=0.2', { language: 'zh', named: false }],
  ['language=tlh', null, { language: 'ph', named: false }],
  ['', null, { language: 'ph', named: false }],
] as const)('the language of %j for who wishes %s is %j', (text, wished, spoken) => {
  expect(shareLanguage(query(text), wished, 'ph')).toEqual(spoken);
});

describe('addresses', () => {
  const site = {
    ...{ origin: 'https://share.example', readerOrigin: 'https://news.example' },
    ...{ language: 'ph' as const, deployment: deployment() },
  };
  it.each([
    [articleAddress(site, 'a b'), 'https://share.example/news/detail?id=a+b&language=fil'],
    [sharedAddress('https://x.example', 'a&b'), 'https://x.example/news/detail?id=a%26b'],
    [readerAddress(site, 'a'), 'https://news.example/m/news/detail?id=a'],
    [openTopicAddress(site, 't'), 'https://news.example/m/track?id=t'],
    [cardAddress(site, 'site'), 'https://share.example/card/site?language=fil'],
    [cardAddress(site, 'topic', 't'), 'https://share.example/card/topic?id=t&language=fil'],
  ])('%s', (address, expected) => expect(address).toBe(expected));
});

describe('what search engines read of an event', () => {
  const asked = { origin: 'https://share.example', readerOrigin: 'https://news.example' };
  const preview = {
    ...{ title: 'Title', description: 'Brief.', address: 'https://a.example/1' },
    ...{ image: 'https://a.example/card', siteName: 'Cubewire' },
  };
  const of = (release_time: number, references: { title?: string; link?: string }[]) =>
    newsArticle({
      event: {
        release_time,
        references: references.map((one, at) => ({
          ...{ order: at + 1, source: 'The Example', title: 'It happened' },
          ...{ link: 'https://example.com/1', ...one },
        })),
      },
      ...{ preview, tag: 'fil', asked },
    });

  it('is who publishes it, in which language, and every source', () => {
    expect(of(Date.UTC(2026, 0, 2), [{}, { title: '', link: 'javascript:alert(1)' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      ...{ headline: 'Title', description: 'Brief.', inLanguage: 'fil' },
      ...{ mainEntityOfPage: 'https://a.example/1', image: ['https://a.example/card'] },
      datePublished: '2026-01-02T00:00:00.000Z',
      ...Object.fromEntries(
        ['author', 'publisher'].map((who) => [
          who,
          {
            ...{ '@type': 'Organization', name: 'Cubewire', url: 'https://news.example' },
            logo: { '@type': 'ImageObject', url: 'https://share.example/icon.svg' },
          },
        ]),
      ),
      isAccessibleForFree: true,
      citation: [
        {
          ...{ '@type': 'CreativeWork', name: 'It happened', url: 'https://example.com/1' },
          publisher: { '@type': 'Organization', name: 'The Example' },
        },
        {
          ...{ '@type': 'CreativeWork', name: 'The Example', url: undefined },
          publisher: { '@type': 'Organization', name: 'The Example' },
        },
      ],
    });
  });

  it('has no day where none is known', () => {
    expect(of(0, [])).not.toHaveProperty('datePublished');
    expect(of(0, [])).toMatchObject({ citation: [] });
  });
});

describe('what is sent within a share page', () => {
  it('is a style sheet without what only its writers read', () => {
    const css =
      '/* why */\n:root {\n  --a: 1px;\n  color : red;\n}\n\na > b,\nc { margin: 0 auto; }\n';
    expect(smallCss(css)).toBe(':root{--a:1px;color :red}a>b,c{margin:0 auto}');
  });

  it('is a script without comments and indentation', () => {
    const script =
      '// why\n(() => {\n  /** What. */\n  /* a\n   * b\n   */\n\n  go("//x");\n})();\n';
    expect(smallScript(script)).toBe('(() => {\ngo("//x");\n})();');
  });
});

describe('the site as a share page shows it', () => {
  const shown = (fields: object = {}, size?: string, inner?: boolean) => {
    const asked = {
      ...{ deployment: deployment(fields), language: 'zh', origin: 'https://share.example' },
      ...{ readerOrigin: 'https://news.example', query: { size } },
    };
    // No more of a request is read.
    return shownSite(asked as unknown as ShareRequest, (key) => key, inner);
  };

  it('has its name, its style and where it leads', () => {
    expect(shown()).toMatchObject({
      ...{ language: 'zh', tag: 'zh-CN', brand: deployment().brand.zh, large: false },
      ...{ origin: 'https://share.example', readerOrigin: 'https://news.example' },
      css: expect.stringContaining(':root'),
      script: expect.any(String),
    });
    expect(shown({}, undefined, true).brand).toBe('Cube');
    expect(shown({}, 'large').large).toBe(true);
    expect(shown({}, 'small').large).toBe(false);
  });

  it('counts what is read only where the site counts', () => {
    expect(shown({ trackingBlacklist: ['d1'] }).trackingBlacklist).toBeUndefined();
    const trackingUrl = 'https://count.example';
    expect(shown({ trackingUrl, trackingBlacklist: ['d1'] }).trackingBlacklist).toEqual(['d1']);
  });
});

describe('a public answer', () => {
  const answer = {
    ...{ id: 'an_1', question: 'Why?', answer: 'So.', language: 'en', asked_at: 1 },
    ...{ references: [], event_id: 'e1' },
  };
  const event = {
    ...{ id: 'e1', title: [], brief: [], release_time: 1 },
    content: [{ element_type: 'p', text: [{ lang: 'EN', text: 'It happened.' }] }],
  };
  const of = async (answers: Record<string, unknown>, id?: string) => {
    const asked: string[] = [];
    const call = createClient(
      async (request) => {
        const match = matchOperation(request.method, new URL(request.url).pathname);
        const name = typeof match === 'object' ? match.name : '';
        asked.push(name);
        const said = answers[name];
        return said === undefined ? new Response('', { status: 502 }) : Response.json(said);
      },
      { base: 'http://service' },
    );
    return { found: await publishedAnswerOf({ call, query: { id } } as ShareRequest), asked };
  };

  it('comes with the event that it was asked at', async () => {
    const both = {
      GetPublishedAnswer: { code: 0, data: answer },
      GetEventDetail: { code: 0, data: event },
    };
    const { found } = await of(both, 'an_1');
    expect(found).toMatchObject({
      outcome: 'found',
      answer: { question: 'Why?' },
      event: { id: 'e1' },
    });
    // One that is gone by now takes the answer nowhere.
    const without = await of({ ...both, GetEventDetail: { code: takenDown } }, 'an_1');
    expect(without.found).toMatchObject({ outcome: 'found', event: undefined });
    const { event_id: _, ...plain } = answer;
    const alone = await of({ GetPublishedAnswer: { code: 0, data: plain } }, 'an_1');
    expect([alone.found.outcome, alone.asked]).toEqual(['found', ['GetPublishedAnswer']]);
  });

  it('is gone where the service says so, and not known where it fails', async () => {
    expect((await of({ GetPublishedAnswer: { code: takenDown } }, 'an_1')).found).toEqual({
      outcome: 'gone',
    });
    expect((await of({ GetPublishedAnswer: { code: 0, data: null } }, 'an_1')).found).toEqual({
      outcome: 'gone',
    });
    expect((await of({}, 'an_1')).found).toEqual({ outcome: 'failed' });
  });

  it.each([undefined, '', 'no id'])('named %j is none, and nobody is asked', async (id) => {
    expect(await of({}, id)).toEqual({ found: { outcome: 'gone' }, asked: [] });
  });
});
