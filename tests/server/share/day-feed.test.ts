import { parseAtomFeed } from 'feedsmith';
import type { DailyReport } from '@/lib/contract';
import { writeDayFeed } from '@/lib/server/share/day-feed';
import en from '@/messages/en.json';
import ph from '@/messages/ph.json';
import zh from '@/messages/zh.json';
import { deployment } from '../service';

const report = (day: string): DailyReport => ({
  ...{ day, lang: 'en', made_at: Date.parse(`${day}T23:00:00Z`), final: true, events_count: 1 },
  sections: [
    {
      key: 'sports',
      name: [{ lang: 'en', text: 'Sports' }],
      entries: [
        {
          ...{ event_id: 'e&1', title: 'A <b> & more', lang: 'en' },
          sentence: {
            text: 'It “happened” <now>.',
            lang: 'en',
            references: [{ order: 1, source: 'A & B', link: 'https://a.example/1' }],
          },
          ...{ sources_count: 2, release_time: 1 },
        },
      ],
    },
  ],
});

const site = { readerOrigin: 'https://news.example', deployment: deployment() };

it('is parsed as Atom: an entry a day, and texts are plain text', () => {
  const feed = parseAtomFeed(
    writeDayFeed([report('2026-01-15'), report('2026-01-14')], 'en', site),
  );
  expect(feed.entries?.map(({ title }) => title?.value)).toEqual([
    'January 15, 2026',
    'January 14, 2026',
  ]);
  const [entry] = feed.entries ?? [];
  expect(entry?.links?.[0]?.href).toBe('https://news.example/m/day?date=2026-01-15');
  expect(entry?.content?.value).toContain('A &lt;b&gt; &amp; more');
  expect(entry?.content?.value).toContain('detail?id=e%261');
  expect(entry?.content?.value).toContain('It “happened” &lt;now&gt;. (A &amp; B)');
  expect(feed.updated).toBeTruthy();
});

it('has a name of its own beside the news feeds, like the page', () => {
  const texts = { en, zh, ph };
  for (const lang of ['en', 'zh', 'ph'] as const) {
    const { title } = parseAtomFeed(writeDayFeed([], lang, site));
    expect(title?.value).toBe(`${texts[lang].day.title} · ${site.deployment.brand[lang]}`);
  }
});

it('has its own ids for each day and language, and is valid without any day', () => {
  const ids = (['en', 'zh', 'ph'] as const).map(
    (lang) => parseAtomFeed(writeDayFeed([report('2026-01-15')], lang, site)).entries?.[0]?.id,
  );
  expect(new Set(ids).size).toBe(3);
  const empty = parseAtomFeed(writeDayFeed([], 'en', site, Date.UTC(2026, 0, 15, 12)));
  expect(empty.id).toBe('tag:news.example,2026:day/en');
  expect(new Date(empty.updated ?? '').toISOString()).toBe('2026-01-15T00:00:00.000Z');
});
