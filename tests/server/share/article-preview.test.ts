import { articleData, articleMetadata } from '@/lib/server/share/article-preview';
import { robots } from '@/lib/server/share/robots';
import { deployment } from '../service';

const event = {
  id: 'e&1',
  event_version_id: 'v2',
  title: [
    { lang: 'EN', text: 'A title' },
    { lang: 'ZH', text: '标题' },
  ],
  brief: [{ lang: 'EN', text: 'What it says.[1]' }],
  release_time: Date.UTC(2026, 0, 2),
  references: [{ title: 'First', link: 'https://a.example/1', source: 'A' }],
};
const site = { deployment: deployment(), language: 'en' as const, origin: 'https://news.example' };

describe('the reader’s own page of an article', () => {
  it('has title, picture and address for link previews', () => {
    const { openGraph, twitter, alternates } = articleMetadata(event, site);
    const address = 'https://news.example/m/news/detail?id=e%261';
    expect(alternates?.canonical).toBe(address);
    expect(openGraph).toMatchObject({
      type: 'article',
      title: 'A title',
      description: 'What it says.',
      url: `${address}&language=en`,
      locale: 'en_US',
      publishedTime: '2026-01-02T00:00:00.000Z',
    });
    expect(openGraph?.images).toMatchObject([
      { url: 'https://news.example/card/event?id=e%261&language=en&v=v2', width: 1200 },
    ]);
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'A title' });
  });

  it('is in the language of the page', () => {
    const { openGraph } = articleMetadata(event, { ...site, language: 'zh' });
    expect(openGraph).toMatchObject({ title: '标题', locale: 'zh_CN' });
    expect(String(openGraph?.url)).toMatch(/&language=zh-CN$/);
  });

  it('names the shared page as canonical, where there is one', () => {
    const shared = { ...site, shareOrigin: 'https://share.example' };
    const address = 'https://share.example/news/detail?id=e%261';
    expect(articleMetadata(event, shared).alternates?.canonical).toBe(address);
    expect(articleData(event, shared)).toMatchObject({ mainEntityOfPage: address });
  });

  it('describes to search engines what it is, and which sources it cites', () => {
    expect(articleData(event, site)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A title',
      inLanguage: 'en',
      citation: [{ name: 'First', url: 'https://a.example/1' }],
    });
  });

  it('is open to robots; the list, the calls and everything on a test site are not', () => {
    const rules = robots(deployment(), null).split('\n');
    expect(rules).toContain('Allow: /m/news/detail');
    expect(rules).toContain('Allow: /m/track');
    expect(rules).toContain('Disallow: /m/');
    expect(rules).toContain('Disallow: /api/');
    expect(robots(deployment({ env: 'boe' }), null)).toBe('User-agent: *\nDisallow: /\n');
  });
});
