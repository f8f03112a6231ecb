// Every parser of untrusted text takes time in proportion to its length. Inputs repeat the building
// blocks of a grammar; the same input is parsed short and eight times as long in one run, and the
// long one may not cost much more than eight times the short one. A parser of quadratic time would
// need sixty-four times as long.
import { inGatesOr } from '../gates';
import { readEvents } from '@/lib/client/event-stream';
import { builtInDeployments, deploymentOf } from '@/lib/deployments';
import { answerTree } from '@/lib/model/markdown/answer-tree';
import { toTree } from '@/lib/model/markdown/to-tree';
import { returnPath } from '@/lib/model/wire/return-path';
import { needOf } from '@/lib/newsroom/assistant/answer-need';
import { commentText } from '@/lib/newsroom/comments/comment-text';
import { parseDate } from '@/lib/newsroom/ingest/parse-date';
import { readFeed } from '@/lib/newsroom/ingest/read-feed';
import { readFeedList } from '@/lib/newsroom/ingest/feed-list';
import { readMarkup, readPlainText, readTitle } from '@/lib/newsroom/ingest/read-markup';
import { withoutClosingPictures, withoutMarks } from '@/lib/newsroom/language/news/title-marks';
import { mayRead, readTdmRules } from '@/lib/newsroom/pages/host-rules';
import { readPage } from '@/lib/newsroom/pages/read-page';
import { isRouterState } from '@/lib/server/gate/router-state';
import { applySetCookie, readCookie } from '@/lib/server/request/cookies';
import { afterAnswer } from '@/lib/server/identity/service-cookies';

const now = Date.UTC(2026, 0, 15);
const rss = (item: string) =>
  Buffer.from(`<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`);

type Parser = {
  pieces: readonly string[];
  /**
   * Characters of the long input; longer text that the product cuts off anyway need not be tried.
   */
  chars?: number;
  read(text: string): unknown;
};

const markup = [
  ...[
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;',
    '<p>',
    '</p>',
    '<br>',
    '<div',
    ' a="',
    '"',
    "'",
    '<!--',
    '-->',
  ],
  ...[
    '<![CDATA[',
    ']]>',
    '<!doctype x',
    '[',
    ']>',
    '<img alt="',
    '<script>',
    '<figure>',
    '</',
    '/>',
  ],
  ...[' ', '\n', '\t', '\u3000', '\u00a0', '\u200b', '\u0301', '.', 'x', '新', '0', '😀', '\u200d'],
];
const feed = [
  ...markup,
  '<item>',
  '</item>',
  '<title>',
  '<author>',
  ...['<title mode="base64">', ' mode="base64"', '<title mode', 'mode '],
  '(',
  '@',
  '{',
  '<rss',
  '<feed',
];
const text = [
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '!',
  '#',
  '>',
  '-',
  '|',
  '~',
  '<',
  '&',
  '\\',
  ':',
  '1.',
];
const markdown = [
  '```\\',
  ...text,
  '```',
  '[^1]',
  '$',
  'http://',
  'a',
  ' ',
  '\n',
  '\t',
  '<wbr>',
  '<!--',
  '1 ',
];

const question = [
  ...[
    'hi,',
    'hi ',
    'thanks. ',
    '你好，',
    'who is ',
    'did ',
    'when ',
    'sino ',
    'ang ',
    '谁',
    '什么',
    '吗',
  ],
  ...[
    '?',
    '？',
    ',',
    '，',
    '!',
    '...',
    '“',
    '"',
    "'",
    '(',
    ')',
    '-',
    '\n',
    '\u3000',
    '\u200b',
    '😀',
    ':)',
  ],
  ...[
    'a',
    'A',
    'Ana ',
    'AB ',
    'the ',
    'of ',
    'and ',
    '1',
    '1,',
    '$1 ',
    '2024 ',
    'Jan 1 ',
    'yesterday ',
  ],
  ...[
    '新',
    '的',
    '和',
    '昨天',
    '1月',
    'latest news in ',
    'news about ',
    '关于',
    'first ',
    'million ',
  ],
];

const page = [
  ...markup,
  ...['</script>', '<style>', '<svg>', '</head>', '<body>', '<table>', '<tr>', '<td>', '<li>'],
];
const address = 'https://publisher.example/news/1';

/** How a parser fails on a malformed document does not matter here; only its time counts. */
function quietly(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Reads a whole stream in pieces of a usual size. */
async function readStream(text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 1_000)
        controller.enqueue(bytes.slice(at, at + 1_000));
      controller.close();
    },
  });
  try {
    for await (const event of readEvents(body)) void event;
  } catch {
    // How a malformed stream fails does not matter here; only its time counts.
  }
}

const parsers: Record<string, Parser> = {
  'a feed': { pieces: feed, read: (text) => readFeed(Buffer.from(text), { now }) },
  'a broken feed': {
    pieces: feed,
    read: (text) => readFeed(Buffer.from(`<rss version="2.0"><channel><item>${text}`), { now }),
  },
  'a description': {
    pieces: feed,
    read: (text) =>
      readFeed(rss(`<item><title>t</title><description>${text}</description></item>`), { now }),
  },
  markup: { pieces: markup, read: (text) => readMarkup(`d${text}x`) },
  'plain text': { pieces: markup, read: (text) => readPlainText(`d${text}x`) },
  'a title': { pieces: markup, read: (text) => readTitle(text, 100_000) },
  'the pictures behind a sentence': {
    pieces: ['🔥', '🇵🇭', '\ufe0f', '\u200d', '↓', ' ', '®', 'x', '新', '。'],
    chars: 20_000,
    read: (text) => withoutClosingPictures(`${text}x y z x y ${text}`),
  },
  'the marks of a headline': {
    pieces: [
      ...['🔥', '🇵🇭', '\ufe0f', '\u200d', '↓', ' ', '#a', '#港', '#', '|', '【', '】', '[', ']'],
      ...['VIDEO', ': ', '1/ ', '(1/2)', 'https://a', 'x', '新', '。'],
    ],
    // Feeds' titles are cut at 300 characters.
    chars: 1_200,
    read: (text) => withoutMarks(`${text}x y z x y ${text}`, 'en'),
  },
  'a date': {
    pieces: ['1', '-', ':', ' ', 'T', 'a', 'Jan', '年', ','],
    read: (text) => parseDate(text),
  },
  'a feed list': {
    pieces: ['<outline ', 'xmlUrl="', '"', '>', '</outline>', '<body>', '&', ' ', '\n', '<!--'],
    read: (text) => {
      try {
        return readFeedList(Buffer.from(`<opml version="2.0"><body>${text}</body></opml>`));
      } catch {
        return undefined;
      }
    },
  },
  'a page': {
    pieces: page,
    chars: 8_000,
    read: (text) => quietly(() => readPage(`<html><body><article>${text}`, address)),
  },
  'a page of what is opened and never closed': {
    pieces: ['<script>', '<style>', '<!--', '<script'],
    chars: 320_000,
    read: (text) => quietly(() => readPage(`<html><body>${text}`, address)),
  },
  'the JSON-LD of a page': {
    pieces: [
      '{',
      '}',
      '[',
      ']',
      '"@type":"Article"',
      ',',
      '"',
      '\\n',
      '<!--',
      ' ',
      '\n',
      'x',
      '":"',
    ],
    chars: 8_000,
    read: (text) =>
      quietly(() =>
        readPage(
          `<html><head><script type="application/ld+json">${text}</script></head><body>x`,
          address,
        ),
      ),
  },
  'robots.txt': {
    pieces: [
      'User-agent: *',
      '\n',
      'Disallow: /',
      '*',
      '$',
      '#',
      ':',
      ' ',
      'Crawl-delay: 1',
      '%2f',
      'a',
    ],
    read: (text) => mayRead({ robots: text, tdm: [] }, `${address}${'a'.repeat(1_000)}`),
  },
  'a tdmrep.json': {
    pieces: ['*', '/', 'a', '$', '*a', '.'],
    read(text) {
      const rule = { location: text.slice(0, 1_000), 'tdm-reservation': 1 };
      const tdm = readTdmRules(JSON.stringify(Array.from({ length: 20 }, () => rule)));
      return [
        readTdmRules(text),
        mayRead({ robots: '', tdm }, `${address}${text.slice(0, 1_000)}`),
      ];
    },
  },
  markdown: { pieces: markdown, chars: 4_000, read: (text) => toTree(text) },
  'an answer': { pieces: markdown, chars: 4_000, read: (text) => answerTree(text) },
  // As long as the call accepts; they are looked for in the process that serves the pages.
  'the greetings of a question': {
    pieces: question,
    chars: 4_000,
    read: (input) =>
      needOf({ chat_type: 'chat', input, context: { content: '', eventId: '', tab: '' } }, 'en'),
  },
  'an event stream': {
    pieces: ['data: x', '\n', '\r', '\n\n', ':', 'event: a', 'id: 1', 'retry: 1', ' ', 'data:'],
    read: readStream,
  },
  'a host': {
    pieces: ['a', '.', ':', '0', '[', ']', '-', ' ', 'a.'],
    read: (text) => deploymentOf(text, builtInDeployments, 'local', ['own']),
  },
  'a return path': {
    pieces: ['/', '\\', '%', '%2f', '?', '#', '.', '../', 'a', '@', ':', '&next='],
    read: (text) => returnPath(`/${text}`),
  },
  // As long as the call accepts: a text too long for a comment is cleaned before it is refused.
  'a comment': {
    pieces: [
      'a',
      ' ',
      '\t',
      '\n',
      '\r',
      '\u00a0',
      '\u3000',
      '\u0301',
      '\u200d',
      '\u2028',
      '😀',
      '.',
    ],
    chars: 20_000,
    read: (text) => commentText(`x${text}y`),
  },
  cookies: {
    pieces: ['a=b', ';', '; ', '=', ' ', ',', '"', 'device', 'Max-Age=0'],
    read(text) {
      const headers = new Headers({ cookie: text });
      applySetCookie(headers, 'device=d; Path=/');
      return [readCookie(headers, 'sid'), afterAnswer({}, [text], now)];
    },
  },
  'a router state': {
    pieces: ['[', ']', '"",', '{', '}', '{"a":', '%5B', '%', '["",{"a":'],
    read: (text) => isRouterState(text),
  },
};

const longer = 8;
/**
 * Between eight (linear) and sixty-four (quadratic); nearer the latter, since the machine may be
 * busy.
 */
const mostRatio = 30;
/** Less than this is lost in the noise of the clock and harms nobody. */
const leastMs = 50;

async function busyMs(read: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function least(times: number, read: () => unknown): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push(await busyMs(read));
  return Math.min(...found);
}

/** How often a ratio past the limit is measured again: a quadratic parser is past it each time. */
const tries = 4;

/** The least growth found; the first one within the limit is returned. */
async function growth(parser: Parser, unit: string): Promise<number | undefined> {
  let least: number | undefined;
  for (let time = 0; time < tries; time += 1) {
    const found = await growthOnce(parser, unit);
    if (found === undefined) return undefined;
    least = Math.min(found, least ?? found);
    if (least <= mostRatio) break;
  }
  return least;
}

/** How much more the long input cost than the short one; undefined where both cost nothing. */
async function growthOnce(parser: Parser, unit: string): Promise<number | undefined> {
  const most = parser.chars ?? 16_000;
  const many = (chars: number) => unit.repeat(Math.ceil(chars / unit.length));
  const [short, long] = [many(most / longer), many(most)];
  const onceMs = await busyMs(() => parser.read(long));
  if (onceMs < leastMs) return undefined;
  const shortMs = Math.max(0.5, await least(5, () => parser.read(short)));
  // The first run is seldom the fastest: if it is within the limit, the others would be, too.
  if (onceMs <= mostRatio * shortMs) return onceMs / shortMs;
  // Suspicious, or the machine was busy: take the best of several.
  const longMs = await least(3, () => parser.read(long));
  return longMs < leastMs ? undefined : longMs / shortMs;
}

/** Each piece alone, and pairs of them: all pairs in the gates, a sample of them otherwise. */
function unitsOf(pieces: readonly string[]): string[] {
  const pairs = pieces.flatMap((one) => pieces.map((other) => one + other));
  return [...pieces, ...pairs.filter((_, at) => at % inGatesOr(1, 389) === 0)];
}

it.each(Object.entries(parsers))('untrusted text takes linear time: %s', async (_, parser) => {
  const tooSlow: string[] = [];
  for (const unit of unitsOf(parser.pieces)) {
    const ratio = await growth(parser, unit);
    if (ratio !== undefined && ratio > mostRatio) tooSlow.push(`${JSON.stringify(unit)} ${ratio}`);
  }
  expect(tooSlow).toEqual([]);
});

it('detects time that grows faster than the input', async () => {
  // Cubic time, 512 times for 8 times the text: no busy machine brings that near the limit, as it
  // sometimes does with the 64 times of quadratic time.
  const cubic = (text: string) => /x+x+y/.test(text);
  expect(await growth({ pieces: [], chars: 1_000, read: cubic }, 'x')).toBeGreaterThan(mostRatio);
});
