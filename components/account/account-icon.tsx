import { LineDrawing } from '@/components/ui/line-drawing';

const paths = {
  phone: 'M8 3.5h8v17H8ZM11 17.8h2',
  chat: 'M5 5h14v10.5h-8L7 19v-3.5H5Z',
  facebook:
    'M13.2 20v-7.2h2.6M10.6 12.8h2.6V10a2.6 2.6 0 0 1 2.6-2.6M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  apple:
    'M12 8.2c1.4-1.2 5-1.4 6.2 1.6-2.6 1.6-2.1 4.9.4 6-1 2.4-2.5 4.4-4.2 4.2-.9-.1-1.4-.7-2.4-.7s-1.5.6-2.4.7C7.2 20.2 5 16.4 5 13c0-4.6 4.6-6.2 7-4.800ZM12 7.200c0-2 1.2-3.4 3-3.7',
  eye: 'M3 12c2.2-4 5.4-6 9-6s6.8 2 9 6c-2.2 4-5.4 6-9 6s-6.8-2-9-6ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z',
  'eye-off':
    'M3 12c2.2-4 5.4-6 9-6s6.8 2 9 6c-2.2 4-5.4 6-9 6s-6.8-2-9-6ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0ZM4.5 4.500l15 15',
} as const;

export type AccountIconName = keyof typeof paths;

/** The icons of the sign-in: its methods, and showing a password. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return <LineDrawing path={paths[name]} />;
}
