// Our own drawings of bots, in the style of the other icons.
import { botIcons, type BotIcon as Name } from '@/lib/model/limits/bots';

const paths: Readonly<Record<Name, string>> = {
  spark: 'M12 4l1.9 5.6 5.6 1.9-5.6 1.9L12 19l-1.9-5.6-5.6-1.9 5.6-1.9Z',
  leaf: 'M5 19c0-9 5-13.5 14.5-14C20 14 15 18.5 8 17.5M5 20c1.5-5 4.500-8 9-10',
  orbit:
    'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.200 16.500c-1.500-2.200 1-6.500 5.600-9.500s9.500-3.700 11-1.500-1 6.500-5.600 9.500-9.500 3.700-11 1.500Z',
  chip: 'M7 7h10v10H7ZM10 10h4v4h-4ZM10 4v3M14 4v3M10 17v3M14 17v3M4 10h3M4 14h3M17 10h3M17 14h3',
  chart: 'M4 4v16h16M7.500 15l3.500-4 3 2.500 5-6.500M15.500 7H19v3.500',
  pulse: 'M3.500 12.500H8l2-6 3.500 11 2.500-7 1 2h3.500',
  ball: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 4v16M4 12h16M6.500 6.300c3 3 3 8.400 0 11.400M17.500 6.300c-3 3-3 8.400 0 11.400',
  sun: 'M15.500 12a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM12 3.500v2.500M12 18v2.500M3.500 12H6M18 12h2.500M6 6l1.800 1.800M16.200 16.200L18 18M18 6l-1.800 1.800M7.800 16.200L6 18',
  lantern:
    'M9 6h6M9 18h6M12 3v3M12 18v3.500M8.500 6c-3 3.500-3 8.500 0 12h7c3-3.500 3-8.500 0-12ZM12 6v12',
  globe:
    'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM4.300 12h15.400M12 4c2.400 2.200 3.500 4.900 3.500 8s-1.100 5.800-3.500 8c-2.400-2.200-3.500-4.900-3.500-8S9.600 6.200 12 4Z',
  film: 'M4 6h16v12H4ZM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4',
};

const isKnown = (name: string): name is Name => botIcons.some((one) => one === name);

/** Decorative: the name is beside it. */
export function BotIcon({ icon, size }: { icon: string; size: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center rounded-cover bg-accent-soft text-accent"
    >
      <svg
        width={size * 0.58}
        height={size * 0.58}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={paths[isKnown(icon) ? icon : 'spark']} />
      </svg>
    </span>
  );
}
