import { topicMetadata } from '@/lib/server/share/topic-preview';
import { deployment } from '../service';

const topic = {
  topic_id: 't&1',
  topic_name: 'Electric buses',
  description: 'Cities and their fleets.',
  update_time: 7,
};
const site = { deployment: deployment(), language: 'zh' as const, origin: 'https://news.example' };
const address = 'https://news.example/m/track?id=t%261';

describe('the reader’s own page of a topic', () => {
  it('has title, picture and address for link previews, in the language of the link', () => {
    const { title, openGraph, twitter, alternates, robots } = topicMetadata(topic, site, true);
    expect(title).toBe('Electric buses');
    expect(alternates?.canonical).toBe(address);
    expect(openGraph).toMatchObject({
      type: 'website',
      title: 'Electric buses',
      description: 'Cities and their fleets.',
      url: `${address}&language=zh-CN`,
      locale: 'zh_CN',
      images: [
        {
          ...{ url: 'https://news.example/card/topic?id=t%261&language=zh-CN&v=7', width: 1200 },
          ...{ height: 630, alt: 'Electric buses' },
        },
      ],
    });
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'Electric buses' });
    expect(robots).toBeUndefined();
  });

  it('names its feeds, and the shared page as canonical, where there is one', () => {
    const shared = { ...site, shareOrigin: 'https://share.example' };
    expect(topicMetadata(topic, shared, true).alternates).toEqual({
      canonical: 'https://share.example/track?id=t%261',
      types: {
        'application/atom+xml': 'https://news.example/feed.atom?topic=t%261&language=zh-CN',
        'application/feed+json': 'https://news.example/feed.json?topic=t%261&language=zh-CN',
      },
    });
  });

  it('is not for search engines while too few readers follow it', () => {
    expect(topicMetadata(topic, site, false).robots).toEqual({ index: false });
  });
});
