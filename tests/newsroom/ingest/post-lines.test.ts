// Posts, alerts and notes of recordings are read as text, without their tags, labels and chapters.
import { readMarkup, readPlainText } from '@/lib/newsroom/ingest/read-markup';
import { readFeed } from '@/lib/newsroom/ingest/read-feed';

const paragraphs = (markup: string) => readMarkup(markup).paragraphs;

it('leaves out tags after a text, and keeps those that are words of it', () => {
  expect(paragraphs('The port of Osk is open. #port #Osk')).toEqual(['The port of Osk is open.']);
  expect(paragraphs('<p>港口今天重新开放。</p><p>#海港 #港口#</p>')).toEqual([
    '港口今天重新开放。',
  ]);
  expect(paragraphs('#海港大雾# 【海港大雾】今天#沈港高速#封闭。')).toEqual([
    '【海港大雾】今天沈港高速封闭。',
  ]);
  expect(paragraphs('#JustIn: The port is open.')).toEqual(['The port is open.']);
  expect(paragraphs('RT @pilot@ships.example: The port is open.')).toEqual(['The port is open.']);
  const words = [
    'Boats look for survivors of #OskFerry',
    'Fix crash by jane in #1',
    'The #port of Osk is open.',
    'C# and F# are languages.',
  ];
  for (const line of words) expect(paragraphs(line)).toEqual([line]);
});

it('leaves out what a post labels as its link', () => {
  const text = '今晚降温，请注意防寒。';
  expect(paragraphs(`${text} <a href="http://t.example/a">网页链接</a>`)).toEqual([text]);
  expect(paragraphs('请打开网页链接。')).toEqual(['请打开网页链接。']);
});

it('writes the labels of alerts as labels', () => {
  expect(readPlainText('* WHAT...Heavy snow.\n\n* WHERE...Osk Pass.').paragraphs).toEqual([
    'What: Heavy snow.',
    'Where: Osk Pass.',
  ]);
  for (const line of ['WELL...It snowed.', '* It snowed...A lot.', '* NASA says so.']) {
    expect(paragraphs(line)).toEqual([line]);
  }
});

it('starts an abstract with its first sentence', () => {
  const abstract = 'This paper shows that $\\ell_1$ bandits are 2\\% better.';
  const head = 'arXiv:2611.05555v2 Announce Type: replace-cross \n';
  const read = 'This paper shows that ℓ₁ bandits are 2% better.';
  expect(paragraphs(`<p>${head}Abstract: ${abstract}</p>`)).toEqual([read]);
  expect(paragraphs('The arXiv announced a type of paper.')).toEqual([
    'The arXiv announced a type of paper.',
  ]);
});

it('leaves out the chapters of a recording, and keeps times of day', () => {
  expect(paragraphs('Rates doubled.<br>0:00 Intro<br>3:12 The strait<br>1:02:10 Ends')).toEqual([
    'Rates doubled.',
  ]);
  expect(paragraphs('Rates doubled.<br>(00:00) Intro<br>(03:12) The strait closes')).toEqual([
    'Rates doubled.',
  ]);
  const day = ['9:30 Doors open', '10:15 Speech of the mayor'];
  expect(paragraphs(day.join('<br>'))).toEqual(day);
  const midnight = ['0:00 The first boat left.', '3:12 It reached Osk.'];
  expect(paragraphs(midnight.join('<br>'))).toEqual(midnight);
});

it('starts a paragraph at a list item or a label', () => {
  expect(paragraphs('<small>Nov 3, 8:12</small><br><b>Resolved</b> - It is over.')).toEqual([
    'Nov 3, 8:12',
    'Resolved - It is over.',
  ]);
  expect(paragraphs('Osk has<br>- a port<br>- a school')).toEqual([
    'Osk has',
    '- a port',
    '- a school',
  ]);
  expect(paragraphs('Filed: 3 May<br>Item 5: Officers leave')).toEqual([
    'Filed: 3 May Item 5: Officers leave',
  ]);
  expect(paragraphs('Filed in Osk<br>Size: 4 MB')).toEqual(['Filed in Osk', 'Size: 4 MB']);
  expect(paragraphs('the long<br>way of <b>bold</b> words<br>to Osk')).toEqual([
    'the long way of bold words to Osk',
  ]);
});

it('leaves out a ‘continue reading’ link that repeats the headline', () => {
  const teaser = 'The library closes on Mondays.';
  expect(
    paragraphs(`${teaser} <a>Continue reading <span>Library to close</span> &rarr;</a>`),
  ).toEqual([teaser]);
  const wish = 'She learned to write. Continue reading was her wish';
  expect(paragraphs(wish)).toEqual([wish]);
});

it('titles an untitled post with its first sentence', () => {
  const feed = (text: string) =>
    new TextEncoder().encode(
      `<rss version="2.0"><channel><title>x</title><item><guid>1</guid><description>${text}</description></item></channel></rss>`,
    );
  const titleOf = (text: string) => {
    const read = readFeed(feed(text), { now: 0 });
    return read.ok ? read.feed.items[0]?.title : read.why;
  };
  expect(titleOf('The port of Osk is open. Many ships wait. #port')).toBe(
    'The port of Osk is open.',
  );
  expect(titleOf('港口今天重新开放。船只排队。')).toBe('港口今天重新开放。');
  expect(titleOf('Snow this morning:&lt;br&gt;Osk: 12 cm&lt;br&gt;Bray: 30 cm')).toBe(
    'Snow this morning: Osk: 12 cm',
  );
  expect(titleOf('o'.repeat(200))).toHaveLength(120);
});
