import { parseDate, zoneHours } from '@/lib/newsroom/ingest/parse-date';

const iso = (text: string, zone?: number) => {
  const at = parseDate(text, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

it.each([
  ['Tue, 18 Mar 2025 04:59:35 +0800', '2025-03-17T20:59:35.000Z'],
  ['Tue, 18 Mar 2025 23:34:47 GMT', '2025-03-18T23:34:47.000Z'],
  ['18 Mar 25 23:34 EST', '2025-03-19T04:34:00.000Z'],
  ['Tuesday, 18-Mar-2025 23:34:47 UTC', '2025-03-18T23:34:47.000Z'],
  ['2025-03-18T18:04:44-04:00', '2025-03-18T22:04:44.000Z'],
  ['2025-03-18T22:04:44.123Z', '2025-03-18T22:04:44.000Z'],
  ['2025-03-18 22:04', '2025-03-18T22:04:00.000Z'],
  ['2025/3/8', '2025-03-08T00:00:00.000Z'],
  ['20250318', '2025-03-18T00:00:00.000Z'],
  ['March 18, 2025 5:30 pm', '2025-03-18T17:30:00.000Z'],
  ['Mar 18, 2025, 12:05 AM', '2025-03-18T00:05:00.000Z'],
  ['2025年3月18日 08:05', '2025-03-18T08:05:00.000Z'],
  ['Thu, 05 Feb 2026 11:00:00 JST', '2026-02-05T02:00:00.000Z'],
  ['Sun, 9 Feb 2025 06:00:00 -05:00', '2025-02-09T11:00:00.000Z'],
  ['Mon, 9 Feb 2025 6:00:00 GMT', '2025-02-09T06:00:00.000Z'],
  ['2025-02-09T06:00+08:00', '2025-02-08T22:00:00.000Z'],
  ['2025-02-09T06:00:00.123456789-03:30', '2025-02-09T09:30:00.000Z'],
  ['2025-02-09T24:00:00Z', '2025-02-10T00:00:00.000Z'],
  ['31 Dec 2016 23:59:60 GMT', '2016-12-31T23:59:59.000Z'],
  ['9 Feb 69 06:00 PST', '2069-02-09T14:00:00.000Z'],
  ['9 Feb 70 06:00 PST', '1970-02-09T14:00:00.000Z'],
  ['Sept. 9th, 2025 at 12:30 pm', '2025-09-09T12:30:00.000Z'],
  ['29 February 2024 17:30 pm', '2024-02-29T17:30:00.000Z'],
  ['2025年2月9日6:05', '2025-02-09T06:05:00.000Z'],
  ['Tue, 18 Mar 2025 04:59:35 +0800 (CST)', '2025-03-17T20:59:35.000Z'],
  ['26/11/2026 18:30', '2026-11-26T18:30:00.000Z'],
  ['Thu, 11/26/2026 - 18:30', '2026-11-26T18:30:00.000Z'],
  ['7/7/2026', '2026-07-07T00:00:00.000Z'],
  ['26.11.2026 18:30', '2026-11-26T18:30:00.000Z'],
  ['05.04.2026', '2026-04-05T00:00:00.000Z'],
  ['Thursday, November 26, 2026 - 6:30pm', '2026-11-26T18:30:00.000Z'],
  ['Nov 26, 2026 | 5:45 PM', '2026-11-26T17:45:00.000Z'],
  ['Nov. 26, 2026 5:45 p.m.', '2026-11-26T17:45:00.000Z'],
])('parses %s', (text, expected) => expect(iso(text)).toBe(expected));

it('does not take a month for a day, nor one zone for another of its name', () => {
  expect(iso('05/04/2026 18:30')).toBeUndefined();
  expect(iso('32/13/2026')).toBeUndefined();
  expect(iso('Thu, 26 Nov 2026 17:45 CST')).toBe('2026-11-26T23:45:00.000Z');
  expect(iso('Thu, 26 Nov 2026 17:45 CST', 8)).toBe('2026-11-26T09:45:00.000Z');
  expect(iso('Thu, 26 Nov 2026 17:45 PST', 8)).toBe('2026-11-26T09:45:00.000Z');
});

it('interprets a time without a zone in the given one', () => {
  expect(iso('2025-03-18 08:05:00', 8)).toBe('2025-03-18T00:05:00.000Z');
  expect(iso('2025-03-18T08:05:00Z', 8)).toBe('2025-03-18T08:05:00.000Z');
});

it.each([
  '',
  'not a date',
  'item 7',
  '0000',
  '32 Foo 2025',
  '2025-13-01',
  '2025-02-30',
  '29 Feb 2025',
  '2025-03-18T25:00:00Z',
  'Chapter 12',
  '99999999999',
])('finds no date in %j', (text) => expect(iso(text)).toBeUndefined());

it('parses every second of a day in every form and zone like the platform', () => {
  const hour = 3_600_000;
  for (
    let at = Date.UTC(2023, 11, 30, 23, 59, 57);
    at < Date.UTC(2024, 2, 3);
    at += 7 * hour + 1_000
  ) {
    const utc = new Date(at);
    for (const text of [utc.toUTCString(), utc.toISOString()])
      expect([text, parseDate(text)]).toEqual([text, at]);
    for (const zone of [-9.5, 0, 5.75, 14]) {
      const there = new Date(at + zone * hour).toISOString().slice(0, 19);
      expect(parseDate(there, zone)).toBe(at);
      expect(parseDate(there.replace('T', ' '), zone)).toBe(at);
    }
  }
});

it.each([
  [['zh-CN'], 8],
  [['zh_Hant'], 8],
  [['fil-PH'], 8],
  [['tl'], 8],
  [['en-PH'], 8],
  [[undefined, 'ph'], 8],
  [['en', 'zh'], 8],
  [['en-US'], 0],
  [['de'], 0],
  [[undefined], 0],
  [[], 0],
])('interprets a time in %j in one of its own zones', (langs, hours) =>
  expect(zoneHours(...langs)).toBe(hours),
);
