// A reader's sources as an OPML file: the feeds of their themes, the topics they follow as feeds of
// this site, and the publishers they hide. Protects: every feed reader can import it, whatever
// characters a name contains.
import { xmlText } from '../text/xml-text';

export type ReaderSources = {
  themes: readonly {
    name: string;
    /** Names or domains of publishers. */
    sources: readonly string[];
    /** As their reader typed them, with or without a scheme. */
    feeds: readonly { title: string; address: string }[];
  }[];
  topics: readonly { name: string; id: string }[];
  /** Names of publishers. */
  hidden: readonly string[];
};

/** The names of the folders, in the reader's language. */
export type SourceNames = { title: string; topics: string; hidden: string };

const escaped = (text: string) =>
  xmlText(text).replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.codePointAt(0) ?? 32};`);

const outline = (attributes: Readonly<Record<string, string>>, inner?: readonly string[]) => {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return inner
    ? `<outline${said.join('')}>\n${inner.join('\n')}\n</outline>`
    : `<outline${said.join('')}/>`;
};

const feed = (title: string, xmlUrl: string) =>
  outline({ type: 'rss', text: title || xmlUrl, title: title || xmlUrl, xmlUrl });

const folder = (name: string, inner: readonly string[]) =>
  inner.length > 0 ? [outline({ text: name }, inner)] : [];

const withScheme = (address: string) =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** OPML 2.0; `origin` is the site's own, `now` in milliseconds. */
export function sourcesOpml(
  { themes, topics, hidden }: ReaderSources,
  names: SourceNames,
  { origin, now }: { origin: string; now: number },
): string {
  const body = [
    ...themes.flatMap((theme) =>
      folder(theme.name, [
        ...theme.feeds.map(({ title, address }) => feed(title, withScheme(address))),
        ...theme.sources.map((text) => outline({ text, category: '/source' })),
      ]),
    ),
    ...folder(
      names.topics,
      topics.map(({ name, id }) =>
        feed(name, `${origin}/feed.atom?topic=${encodeURIComponent(id)}`),
      ),
    ),
    ...folder(
      names.hidden,
      hidden.map((text) => outline({ text, category: '/hidden' })),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head>
<title>${escaped(names.title)}</title>
<dateCreated>${new Date(now).toUTCString()}</dateCreated>
</head>
<body>
${body.join('\n')}
</body>
</opml>
`;
}
