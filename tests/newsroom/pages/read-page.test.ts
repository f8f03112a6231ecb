import { readPage } from '@/lib/newsroom/pages/read-page';
import { describeShared } from '../../shared';
import { readCorpus } from './corpus';
import { meanShare, shareOf } from './shingles';

const address = 'https://news.example/world/2025/03/ferry';
const paragraphs = [
  'The ferry to the northern islands stopped on Monday after a crack was found in its hull during a routine check in the harbor.',
  'About 4,000 people on three islands depend on the ship for food and medicine, and a second vessel is not expected before Friday.',
  'The operator said that divers had looked at the damage twice and that the repair would take at least nine days of work in dry dock.',
  'The mayor of the largest island said that the stores of rice and flour would last for two weeks if nobody bought more than usual.',
  'Farmers asked the ministry to send a navy ship, since milk cannot be kept for longer than two days on the smallest of the islands.',
];
const text = paragraphs.map((one) => `<p>${one}</p>`).join('\n');

function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Ferry stops | News</title>${head}</head><body>${body}</body></html>`;
}
const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const read = (html: string) => readPage(html, address);

describe('the article of a page', () => {
  it('is its paragraphs, without what surrounds them', () => {
    const html = page(`
      <nav><ul><li><a href="/">Home</a></li><li><a href="/world">World</a></li></ul></nav>
      <header><h1>Ferry stops</h1><p class="byline">By Ana Cruz</p><time>Mar 3, 2025</time></header>
      <main><article>
        <p>Published: 10:48, Mon, Mar 3, 2025 | Updated: 11:05</p>
        <figure><img src="/a.jpg"><figcaption>The ship in the harbor. Photo: A. Cruz</figcaption></figure>
        ${paragraphs
          .slice(0, 2)
          .map((one) => `<p>${one}</p>`)
          .join('')}
        <div class="newsletter-box"><p>Sign up for our daily newsletter and never miss what happens on the islands around you.</p></div>
        <p>Read more: <a href="/b">The harbor that nobody wanted to pay for is finished</a></p>
        ${paragraphs
          .slice(2)
          .map((one) => `<p>${one}</p>`)
          .join('')}
        <p>Follow us on Facebook and Instagram</p>
      </article>
      <section class="related-stories"><h3>Related</h3><p>A bridge to the islands was promised in 1998 and has never been begun by any of the governments since.</p></section>
      </main>
      <footer><p>Copyright 2025 News Example. All rights reserved.</p></footer>`);
    expect(read(html).paragraphs).toEqual(paragraphs);
  });

  it('keeps headings, lists and tables, each on its own line', () => {
    const html = page(`<article>${text}
      <h2>What is missing</h2><ul><li>Milk for the children of the school</li><li>Insulin</li></ul>
      <table><tr><th>Island</th><th>People</th></tr><tr><td>North</td><td>2,100</td></tr></table>
      ${text.replace(/The|About|Farmers/g, 'Later $&')}</article>`);
    const lines = read(html).paragraphs;
    expect(lines).toEqual(
      expect.arrayContaining([
        'What is missing',
        'Milk for the children of the school',
        'Insulin',
        'North | 2,100',
      ]),
    );
  });

  it('is kept even if a publisher labels all of it as a teaser, share box or comments', () => {
    for (const name of ['social-share', 'related', 'comments', 'newsletter', 'tags']) {
      expect(read(page(`<div class="${name}">${text}</div>`)).paragraphs).toEqual(paragraphs);
    }
  });

  it('never joins words of two blocks', () => {
    const html = page(`<article><h2>Storm</h2>${text.replace(/\n/g, '')}</article>`);
    expect(read(html).paragraphs.slice(-paragraphs.length)).toEqual(paragraphs);
  });

  it('is cleaned of the boilerplate of Chinese pages', () => {
    const chinese = [
      '新华社北京三月三日电 北部群岛的渡轮周一停航，因为例行检查时在船体上发现了一道裂缝，运营方说维修至少需要九天时间。',
      '三个岛上约四千名居民的食品和药品依靠这艘船运送，第二艘船预计周五之前无法抵达，当地政府已经请求海军提供帮助。',
      '运营方表示，潜水员两次检查了损坏情况，维修工作将在干船坞内进行，期间将安排直升机运送急需的药品和婴儿奶粉等物资。',
      '农民要求有关部门派出军舰，因为在最小的岛上，牛奶的保存时间不能超过两天，而学校的孩子们每天都需要新鲜的牛奶供应。',
    ];
    const html = page(`<div class="content"><p>2025年3月3日 10:20</p><p>来源：新华网</p>
      ${chinese.map((one) => `<p>${one}</p>`).join('')}<p>【责任编辑：王芳】</p><p>扫一扫分享到微信朋友圈</p></div>`);
    expect(read(html).paragraphs).toEqual(chinese);
  });

  it('contains nothing that could be taken for markup', () => {
    const html = page(
      `<article>${text}<p>The sign said &lt;script&gt;alert(1)&lt;/script&gt; in letters as tall as a man, and nobody knew why it did.</p></article>`,
    );
    expect(read(html).paragraphs.join('\n')).not.toMatch(/<[a-z/]/i);
  });

  it.each(['', '<', '<html', '\0', '<p>'.repeat(500), '<div>'.repeat(2_000) + text])(
    'of a broken page is lost alone (%#)',
    (html) => {
      expect(Array.isArray(read(html).paragraphs)).toBe(true);
    },
  );
});

describe('JSON-LD', () => {
  const body = paragraphs.join('\n\n');

  it('provides the text if it contains all of it', () => {
    const head = ld({ '@type': 'NewsArticle', articleBody: body });
    expect(read(page('<div id="app"></div>', head)).paragraphs).toEqual(paragraphs);
  });

  it('may contain markup, use a graph and have line breaks in its strings', () => {
    const graph = {
      '@graph': [{ '@type': 'WebSite' }, { '@type': ['NewsArticle'], articleBody: text }],
    };
    const html = page('', ld(graph).replace(/\\n/g, '\n'));
    expect(read(html).paragraphs).toEqual(paragraphs);
  });

  it('that is truncated does not replace the page', () => {
    const cut = `${body.slice(0, 610)}…`;
    const head = ld({ '@type': 'NewsArticle', articleBody: cut });
    expect(read(page(`<article>${text}</article>`, head)).paragraphs).toEqual(paragraphs);
  });

  it('that is invalid is ignored', () => {
    const head = '<script type="application/ld+json">{"@type": NewsArticle</script>';
    expect(read(page(`<article>${text}</article>`, head)).paragraphs).toEqual(paragraphs);
  });
});

describe('the metadata of an article', () => {
  it('are read from JSON-LD', () => {
    const data = {
      '@type': 'NewsArticle',
      datePublished: '2025-03-03T10:48:00+08:00',
      author: [{ '@type': 'Person', name: 'Ana Cruz' }, { name: 'Bo Li' }],
      image: { url: '/pictures/ferry.jpg' },
      articleSection: ['World', 'Transport'],
      inLanguage: 'en-PH',
      isAccessibleForFree: 'False',
    };
    expect(read(page(text, ld(data)))).toMatchObject({
      published_at: Date.UTC(2025, 2, 3, 2, 48),
      author: 'Ana Cruz, Bo Li',
      image: 'https://news.example/pictures/ferry.jpg',
      sections: ['World', 'Transport'],
      lang: 'en-PH',
      paid: true,
    });
  });

  const paid = { '@type': 'NewsArticle', isAccessibleForFree: false };
  const around = { '@type': 'WebPage', inLanguage: 'en-PH', isAccessibleForFree: true };
  it.each([
    ['alone', paid],
    ['behind the page in a graph', { '@graph': [around, paid] }],
    ['before the page in a graph', { '@graph': [paid, around] }],
    ['as what the page is about', { ...around, mainEntity: paid }],
  ])('mark it as paid, with the article %s', (_, data) => {
    expect(read(page(text, ld(data))).paid).toBe(true);
  });

  it('are read from meta elements, and sections from breadcrumbs', () => {
    const head = `
      <meta property="og:title" content="Ferry stops"><meta property="og:image" content="https://cdn.example/a.jpg">
      <meta property="article:published_time" content="2025-03-03T02:48:00Z"><meta name="author" content="Ana Cruz">
      ${ld({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { item: { name: 'World' } }, { name: 'Ferry stops' }] })}`;
    expect(read(page(text, head))).toMatchObject({
      title: 'Ferry stops',
      image: 'https://cdn.example/a.jpg',
      published_at: Date.UTC(2025, 2, 3, 2, 48),
      author: 'Ana Cruz',
      sections: ['World'],
      lang: 'en',
      paid: false,
    });
  });

  it.each([
    ['zh-CN', undefined, 12],
    ['en_PH', undefined, 12],
    ['en', 'zh', 12],
    ['en', 'en', 20],
  ])('interpret a time without a zone, in %s, for an article in %s', (lang, known, hour) => {
    const head = '<meta property="article:published_time" content="2026-01-30 20:15:00">';
    const html = page(text, head).replace('lang="en"', `lang="${lang}"`);
    expect(readPage(html, address, known).published_at).toBe(Date.UTC(2026, 0, 30, hour, 15));
  });

  it('never contain a picture inside the network', () => {
    const head = '<meta property="og:image" content="http://10.0.0.1/a.jpg">';
    expect(read(page(text, head)).image).toBeUndefined();
  });
});

describe('a publisher’s reservation of rights', () => {
  it.each([
    '<meta name="robots" content="index, noai">',
    '<meta name="ROBOTS" content="NOAI, noimageai">',
    '<meta name="tdm-reservation" content="1">',
    '<meta name="cubewire" content="noai">',
  ])('is obeyed: %s', (head) => {
    expect(read(page(`<article>${text}</article>`, head)).paragraphs).toEqual([]);
  });

  it('for pictures only keeps the text', () => {
    const { paragraphs: lines, reserved } = read(
      page(text, '<meta name="robots" content="noimageai">'),
    );
    expect(lines).toEqual(paragraphs);
    expect(reserved).toEqual({ text: false, image: true });
  });

  it.each([
    '<meta name="robots" content="index,follow">',
    '<meta name="tdm-reservation" content="0">',
  ])('is not assumed without one: %s', (head) => {
    expect(read(page(text, head)).reserved).toEqual({ text: false, image: false });
  });
});

describeShared(
  'pages of the article extraction corpus',
  ['corpora', 'article-extraction'],
  (folder) => {
    it('give their articles with an F1 of 0.955 or more', () => {
      const shares = readCorpus(folder).map(({ html, url, truth }) =>
        shareOf(truth, readPage(html, url).paragraphs.join('\n')),
      );
      expect(meanShare(shares).f1).toBeGreaterThan(0.955);
    });
  },
);
