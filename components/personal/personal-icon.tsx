// The icons of the personal center, in the style of `components/ui/icon.tsx`; separate, because
// they are loaded with the drawer and not with the first screen.
import { bellPath } from '@/components/messages/bell';

const paths = {
  cube: 'M12 3.5l7.5 4.3v8.4L12 20.5l-7.5-4.3V7.8ZM4.5 7.8L12 12l7.5-4.2M12 12v8.5',
  bookmark: 'M6.5 4.5h11v15.2L12 15.6l-5.5 4.1Z',
  track: 'M6 4v16M6 7.5h.1M9.5 7.5H20M6 12h.1M9.5 12H17M6 16.5h.1M9.5 16.5H19',
  bot: 'M6 9.5h12v9H6ZM12 9.5V6M12 6a1.2 1.2 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400ZM9.500 13.200v1.600M14.500 13.200v1.600M3.500 12.500v3M20.500 12.500v3',
  bell: bellPath,
  data: 'M12 4v10M8 10.5l4 4 4-4M5 15.5v4h14v-4',
  manage:
    'M14.6 8a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0ZM4.5 19.5c.6-3.6 3.1-5.3 6.5-5.3M16.5 13.5l3 1.2v2.1c0 1.6-1.2 2.8-3 3.7-1.8-.9-3-2.1-3-3.7v-2.1Z',
  globe:
    'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM4.3 12h15.4M12 4c2.4 2.2 3.5 4.9 3.5 8s-1.1 5.8-3.5 8c-2.4-2.2-3.5-4.9-3.5-8S9.6 6.2 12 4Z',
  newspaper:
    'M4 5.5h12.5v13H6a2 2 0 0 1-2-2ZM16.5 9h3.5v7.5a2 2 0 0 1-2 2h-2M7 9h6.5M7 12.3h6.5M7 15.5h4',
  funnel: 'M4.5 5.5h15L14 12.3v5.2l-4 2v-7.2Z',
  theme: 'M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7Z',
  text: 'M4 18.5L8.8 6h.4L14 18.5M5.7 14.2h6.6M15 18.5l2.7-7h.3l2.7 7M15.9 16.2h3.9',
  list: 'M5 6h14M5 10h9M5 15h14M5 19h9',
  columns: 'M4 5h16v14H4ZM10 5v14M12.8 9h4.4M12.8 12h4.4',
  keyboard: 'M3.5 7h17v10.5h-17ZM7 10.5h.1M10.4 10.5h.1M13.7 10.5h.1M17 10.5h.1M8 14.2h8',
  spark: 'M12 4l1.9 5.6 5.6 1.9-5.6 1.9L12 19l-1.9-5.6-5.6-1.9 5.6-1.9ZM18.5 4.5v3M17 6h3',
  muted: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM6.4 6.4l11.2 11.2',
  sweep:
    'M13.5 4.5l-2 7M7.5 11.2l8.6 2.5-1.3 5.8H5.2c1.2-2.2 1.9-5 2.3-8.3ZM10 19.5l.8-3M18.5 8.5h2M19.5 12.5h1.5',
  mail: 'M4 6.5h16v11H4ZM4.5 7l7.5 6 7.5-6',
  exit: 'M12 4v8M7.8 6.5a7.2 7.2 0 1 0 8.4 0',
  key: 'M14.5 9.5a4.5 4.5 0 1 0-3.6 4.4l1.6-1.6h2.2v-2.2h2.2V7.9l1.6-1.6V4h-2.5l-3 3a4.5 4.5 0 0 0-1.5-.3M8.6 11.9h.1',
  door: 'M13.5 4.5h-8v15h8M10 12h10M16.8 8.5L20.3 12l-3.5 3.5',
  offline:
    'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM12 7.5v6M9.5 11l2.5 2.5 2.5-2.5M10.5 17.5h3',
  next: 'M9.5 6.5l5.5 5.5-5.5 5.5',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
} as const;

export type PersonalIconName = keyof typeof paths;

export function PersonalIcon({ name, size = 20 }: { name: PersonalIconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
