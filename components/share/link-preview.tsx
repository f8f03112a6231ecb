import { cardHeightPx, cardWidthPx } from '@/lib/model/limits/share';
import { openGraphLocales, type Language } from '@/lib/model/text/languages';

export type Preview = {
  type: 'article' | 'website';
  title: string;
  description: string;
  address: string;
  /** Absolute. */
  image: string;
  imageAlt: string;
  siteName: string;
  language: Language;
  others?: readonly Language[];
  /** Milliseconds since 1970. */
  published?: number;
};

/** What apps show for a link to this page: Open Graph, and the additional tags that X reads. */
export function LinkPreview({ preview }: { preview: Preview }) {
  const { title, description, image, imageAlt, others = [], published } = preview;
  const properties: [string, string][] = [
    ['og:type', preview.type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', preview.address],
    ['og:site_name', preview.siteName],
    ['og:locale', openGraphLocales[preview.language]],
    ...others.map((other): [string, string] => ['og:locale:alternate', openGraphLocales[other]]),
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardWidthPx)],
    ['og:image:height', String(cardHeightPx)],
    ['og:image:alt', imageAlt],
    ...(published
      ? [['article:published_time', new Date(published).toISOString()] as [string, string]]
      : []),
  ];
  const names: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['twitter:image:alt', imageAlt],
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      {names.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

/** Data for search engines; escaped so that it cannot end its element or begin another. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/[\u2028\u2029]/g, (c) => (c === '\u2028' ? '\\u2028' : '\\u2029'));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
