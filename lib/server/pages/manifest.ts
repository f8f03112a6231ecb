// The web app manifest of a reader host: it carries the name of that site, not of the product.
import type { Deployment } from '@/lib/deployments';
import { toTag } from '@/lib/model/text/languages';

const paper = '#fbfaf7';

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** Shortcuts of the installed site's icon, besides the list. */
const shortcuts = { search: '/m/search', topics: '/m/topics', day: '/m/day' } as const;

/** The site's texts, in its own language. */
export type ManifestTexts = Readonly<Record<keyof typeof shortcuts | 'description', string>>;

export function manifest({ brand, defaultLanguage }: Deployment, texts: ManifestTexts) {
  const name = brand[defaultLanguage];
  return {
    id: '/m/news',
    name,
    short_name: name,
    description: texts.description,
    lang: toTag(defaultLanguage),
    start_url: '/m/news',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons,
    shortcuts: [
      { name: texts.search, url: shortcuts.search },
      { name: texts.topics, url: shortcuts.topics },
      { name: texts.day, url: shortcuts.day },
    ],
  };
}
