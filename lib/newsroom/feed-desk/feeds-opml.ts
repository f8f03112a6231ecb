// The site's feeds as an OPML document. Protects: an export can be imported unchanged, here and as
// FEEDS_FILE.
import type { KnownFeed } from '../ingest/current-feeds';
import { escapeMarkup } from '@/lib/model/text/escape-markup';

function outline({ url, title, tab, lang, site, fullText }: KnownFeed): string {
  const attributes = {
    ...{ type: 'rss', tab, language: lang },
    // OPML requires a text; an address in its place is read back as no name.
    ...{ title: title || undefined, text: title || url },
    ...{ xmlUrl: url, htmlUrl: site, fullText: fullText === false ? 'off' : undefined },
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeMarkup(value)}"`],
  );
  return `    <outline ${written.join(' ')} />`;
}

/** The feeds as an OPML 2.0 document that FEEDS_FILE and the console can import. */
export function feedsOpml(feeds: readonly KnownFeed[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head><title>Feeds</title></head>',
    '  <body>',
    ...feeds.map(outline),
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}
