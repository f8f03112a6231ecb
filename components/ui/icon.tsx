// The icons of the interface, all drawn with a single stroke weight on a 24 px grid.
import { firstLines } from './first-icon';
import { LineDrawing } from './line-drawing';

const paths = {
  ...firstLines,
  up: 'M12 19.5v-14M6 11.5l6-6 6 6',
  search: 'M17 10.8a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0ZM15.3 15.3l4.5 4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.8v4h-4',
  back: 'M14.5 5L7.5 12l7 7',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  outline: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.6 6.5h.1M4.6 12h.1M4.6 17.5h.1',
  share: 'M12 14.5V4.2M8 7.8l4-3.8 4 3.8M7.5 11.5H5.5v8.2h13v-8.2h-2',
  external: 'M10 5.5H5.5v13h13V14M14 5.5h4.5V10M18.2 5.8L11 13',
  down: 'M6.5 9.5l5.5 5.5 5.5-5.5',
  translate:
    'M4 6h9.5M8.7 4v2M11.6 6c-1 3.6-3.6 6.3-7.1 7.9M6.2 9.3c1 2 2.9 3.6 5.4 4.4M12.8 20l3.9-9.2 3.9 9.2M14.1 17h5.2',
  dislike: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM6.4 6.4l11.2 11.2',
  less: 'M4.5 7h15M4.5 12h9.5M4.5 17h4M14.5 17h5',
  why: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM9.7 9.8a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.3 1-1.3 1.9M12 16.4v.1',
  clock: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 7.5V12l3 1.8',
  flag: 'M6 20.5v-16M6 5.2h11.5l-2.3 3.9 2.3 3.9H6',
  link: 'M10 14l4-4M11 7.6l1.7-1.7a3.8 3.8 0 0 1 5.4 5.4L16.4 13M13 16.4l-1.7 1.7a3.8 3.8 0 0 1-5.4-5.4L7.6 11',
  user: 'M15.8 8.3a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0ZM4.8 20c.6-3.8 3.5-5.8 7.2-5.8s6.6 2 7.2 5.8',
  thumbUp:
    'M7.5 10.5v9h-3v-9ZM7.5 10.8l3.6-6.4a1.9 1.9 0 0 1 2.4 2.3l-.9 3.3h4.9a1.9 1.9 0 0 1 1.9 2.3l-1.2 5.6a2 2 0 0 1-2 1.6H7.5',
  thumbDown:
    'M16.5 13.5v-9h3v9ZM16.5 13.2l-3.6 6.4a1.9 1.9 0 0 1-2.4-2.3l.9-3.3H6.5a1.9 1.9 0 0 1-1.9-2.3l1.2-5.6a2 2 0 0 1 2-1.6h8.7',
  copy: 'M9 8.8h10.2v10.7H9ZM15 8.8V4.5H4.8v10.7H9',
  stop: 'M7.5 7.5h9v9h-9Z',
  follow: 'M12 5v14M5 12h14M19.5 4.5v.1',
  play: 'M9 6.2l9 5.8-9 5.8Z',
  day: 'M5 6.5h14v13H5ZM5 10.5h14M9 4.2v4M15 4.2v4',
  mail: 'M4 6h16v12H4ZM4.4 6.6l7.6 6 7.6-6',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, ...rest }: { name: IconName; filled?: boolean; size?: number }) {
  return <LineDrawing path={paths[name]} {...rest} />;
}
