// The icons that the list needs on its first screen, so that it loads without the others: see
// `icon.tsx`.
import { LineDrawing } from './line-drawing';

export const firstLines = {
  heart:
    'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z',
  bookmark: 'M6.5 4.5h11v15.2L12 15.6l-5.5 4.1Z',
  settings: 'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.2 5.2v4.6M8.8 14.2v4.6',
  more: 'M5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M18 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  ask: 'M6.3 4.5h11.4a2 2 0 0 1 2 2v8.2a2 2 0 0 1-2 2h-5.9l-4.3 3.2v-3.2H6.3a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM10.6 8.7c-1.1.4-1.7 1.3-1.7 2.9h2M15.3 8.7c-1.1.4-1.7 1.3-1.7 2.9h2',
  listen: 'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14h3v5h-3ZM16.5 14h3v5h-3Z',
} as const;

export type FirstIconName = keyof typeof firstLines;

export function FirstIcon({
  name,
  ...rest
}: {
  name: FirstIconName;
  filled?: boolean;
  size?: number;
}) {
  return <LineDrawing path={firstLines[name]} {...rest} />;
}
