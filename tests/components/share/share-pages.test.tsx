import { renderToStaticMarkup } from 'react-dom/server';
import { LinkPreview, StructuredData } from '@/components/share/link-preview';
import { OpenBlock } from '@/components/share/open-block';
import { CoverRule, ShareArticle } from '@/components/share/share-article';
import { ShareSources } from '@/components/share/share-sources';
import { ShareTree } from '@/components/share/share-tree';
import { Zlink } from '@/components/share/zlink';
import { parseMarkdown } from '@/lib/model/markdown/parse';
import { markCitations } from '@/lib/model/markdown/citation-figures';
import { siteIn } from './share-site';

const site = siteIn('en');
const app = {
  scheme: 'cubewire',
  ios: 'https://apps.example/ios',
  android: 'https://apps.example/android',
};

function show(element: React.ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(element);
  return document.body;
}
const links = (body: HTMLElement) =>
  [...body.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);

describe('an article', () => {
  const text = (words: string) => [{ lang: 'source', text: words }];
  const source = { source: 'The paper', link: 'https://paper.example/1' };
  const event = {
    ...{ id: 'e1', title: text('A bank opens'), brief: text('It opens.'), cover: [], content: [] },
    ...{ release_time: 1_700_000_000_000, writing: 'extract' as const },
    ...{ references: [source], sources: [source] },
  };

  it.each([
    [true, ['Paid content']],
    [undefined, []],
  ])('labels paid content (%s)', (paid_content, tags) => {
    const shown = { ...event, ...(paid_content ? { paid_content } : {}) };
    const body = show(
      <ShareArticle site={site} event={shown} hideCitations={false} openHref="/m/news" />,
    );
    expect([...body.querySelectorAll('.tag')].map((tag) => tag.textContent)).toEqual(tags);
  });
});

describe('the landing page', () => {
  const page = { site, hint: false, store: 'android' as const, readHref: 'https://news.example/a' };

  it('shows the product, its tagline and what the link was about', () => {
    const body = show(<Zlink {...page} title="A title" />);
    expect(body.querySelector('h1')?.textContent).toBe('Cubewire');
    expect(body.textContent).toContain('Your AI news assistant');
    expect(body.textContent).toContain('A title');
  });

  it.each([
    ['en', 'Your AI news assistant', 'As fast as 15 seconds'],
    ['zh', '你的 AI 新闻助手', '最快 15 秒'],
    ['ph', 'Ang iyong AI na katuwang sa balita', 'Kasimbilis ng 15 segundo'],
  ] as const)('shows its tagline and how fast it is in %s', (language, tagline, fast) => {
    const own = { ...siteIn(language), app };
    const body = show(<Zlink {...page} site={own} />);
    expect(body.textContent).toContain(tagline);
    expect(body.textContent).toContain(fast);
  });

  it.each([
    ['ios', app.ios],
    ['android', app.android],
  ] as const)('links to the store of the system (%s)', (system, store) => {
    const body = show(<Zlink {...page} site={{ ...site, app }} store={system} />);
    expect(links(body)).toEqual([
      ['Fast download As fast as 15 seconds', store],
      ['Read it here', page.readHref],
    ]);
    expect(body.textContent).toContain('Older versions of the app lack some AI features.');
  });

  it('on a computer links to the reader: no store there has the app', () => {
    const body = show(<Zlink {...page} site={{ ...site, app }} store={undefined} />);
    expect(links(body)).toEqual([['Read it here', page.readHref]]);
  });

  it('without an app says "read it here", and nothing about a store', () => {
    const body = show(<Zlink {...page} />);
    expect(links(body)).toEqual([['Read it here', page.readHref]]);
    expect(body.textContent).not.toContain('download');
  });

  it('shows the hint for the browser in version 2 only', () => {
    expect(show(<Zlink {...page} />).querySelector('[role=note]')).toBeNull();
    expect(show(<Zlink {...page} hint />).querySelector('[role=note]')?.textContent).toContain(
      'top right',
    );
  });
});

it.each([
  [undefined, 'There is more in Cubewire', 'Continue in Cubewire', null],
  [app, 'Open app to continue', 'Open in Cubewire', 'true'],
])('the block of a shared article links onward (app: %j)', (native, heading, label, jump) => {
  const body = show(<OpenBlock site={{ ...site, app: native }} href="/on" />);
  expect(body.querySelector('h2')?.textContent).toBe(heading);
  const link = body.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('data-jump')]).toEqual([
    label,
    '/on',
    jump,
  ]);
});

describe('the text of a shared page', () => {
  const tree = parseMarkdown(
    'One.[1][9] [in](https://a.example/) [bad](javascript:alert)\n\n![{src} From there](https://a.example/p.jpg)',
  );
  markCitations(tree);
  const view = (hidden: boolean) =>
    show(<ShareTree tree={tree} headingId="h" citing={{ hidden, known: new Set([1]) }} />);

  it('has citation figures that link to its sources, and no links that run code', () => {
    const body = view(false);
    expect(body.querySelector('.figures a')?.getAttribute('href')).toBe('#reference-1');
    expect(body.textContent).toContain('[9]');
    expect(body.querySelector('a[href="https://a.example/"]')?.getAttribute('rel')).toContain(
      'noopener',
    );
    expect(body.innerHTML).not.toContain('javascript:');
    expect(body.querySelector('button, [role=button], [onclick]')).toBeNull();
  });

  it('has no citation figures when it was shared outside', () => {
    expect(view(true).querySelector('.figures')).toBeNull();
  });
});

it('headlines of sources are tagged with their language', () => {
  const sources = [
    { link: 'https://a.example/1', title: 'Tides rise', lang: 'en' },
    { link: 'https://a.example/2', title: '潮水上涨' },
  ];
  const body = show(<ShareSources site={site} sources={sources} />);
  const tags = [...body.querySelectorAll('li a')].map((link) => link.getAttribute('lang'));
  expect(tags).toEqual(['en', 'zh-CN']);
});

it('without scripts a drawing is under a cover that may be missing', () => {
  const rule = (cover: string[]) => {
    const event = { title: [{ lang: 'en', text: 'Tide' }], cover };
    return renderToStaticMarkup(<CoverRule event={event} />);
  };
  expect(rule(['https://a.example/p.jpg'])).toMatch(
    /^<noscript><style>img\.cover\{background:url\(\/covers\/\d\.svg\)[^"'&]*\}<\/style><\/noscript>$/,
  );
  expect(rule([])).toBe('');
});

it('structured data for search engines cannot break out of its element', () => {
  const html = renderToStaticMarkup(
    <StructuredData data={{ a: '</script><script>alert(1)</script><!--\u2028&' }} />,
  );
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toMatch(/<!--|\u2028/);
  const text = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({ a: '</script><script>alert(1)</script><!--\u2028&' });
});

it('a link preview leaves out an unknown time', () => {
  const preview = {
    type: 'article' as const,
    title: 'a "b"',
    description: '',
    address: 'https://share.example/a',
    image: 'https://share.example/card',
    imageAlt: 'a',
    siteName: 'Cubewire',
    language: 'zh' as const,
    others: ['en' as const],
    published: 0,
  };
  const body = show(<LinkPreview preview={preview} />);
  const of = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(
    body.querySelectorAll('meta').length + document.head.querySelectorAll('meta').length,
  ).toBeGreaterThan(10);
  expect(of('og:title')).toBe('a "b"');
  expect([of('og:locale'), of('og:locale:alternate')]).toEqual(['zh_CN', 'en_US']);
  expect(of('article:published_time')).toBeUndefined();
});
