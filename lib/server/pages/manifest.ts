// What a device is told that installs a reader host: the name of that site, not of the product.
import type { Deployment } from '@/lib/deployments';
import { toTag } from '@/lib/model/text/languages';

const paper = '#fbfaf7';

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

export function manifest({ brand, defaultLanguage }: Deployment) {
  const name = brand[defaultLanguage];
  return {
    id: '/m/news',
    name,
    short_name: name,
    lang: toTag(defaultLanguage),
    start_url: '/m/news',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons,
  };
}
