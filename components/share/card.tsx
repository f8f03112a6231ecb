import { hasHan } from '@/lib/model/text/scripts';
import type { CSSProperties } from 'react';
import { cardHeightPx, cardWidthPx } from '@/lib/model/limits/share';

export type CardText = {
  brand: string;
  /** The large text; without it only the brand is shown. */
  title?: string;
  /** A quiet line above: a question, a topic. */
  label?: string;
  /** A quiet line below: sources. */
  line?: string;
  tag: string;
};

const ink = '#16181c';
const quiet = '#65676a';
const accent = '#2457d6';
const warm = '#c2410c';

const row: CSSProperties = { display: 'flex', alignItems: 'center' };

/** The size of a title in px: a short one is large, and Chinese needs fewer characters. */
function titlePx(title: string): number {
  const width = [...title].reduce((sum, c) => sum + (hasHan(c) ? 2 : 1), 0);
  return width <= 44 ? 84 : width <= 90 ? 68 : 56;
}

/** The image of a link preview, for the drawing library: flex boxes and inline styles only. */
export function Card({ text: { brand, title, label, line, tag } }: { text: CardText }) {
  return (
    <div
      lang={tag}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: cardWidthPx,
        height: cardHeightPx,
        padding: '64px 72px',
        background: '#fbfaf7',
        color: ink,
        fontFamily: 'title',
      }}
    >
      <Facets />
      <div style={{ ...row, gap: 20, fontSize: 36 }}>
        <CardMark size={56} />
        {brand}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: 960 }}>
        {label && <div style={{ display: 'flex', fontSize: 32, color: accent }}>{label}</div>}
        <div
          style={{
            display: 'block',
            fontSize: title ? titlePx(title) : 96,
            lineHeight: 1.25,
            lineClamp: 4,
          }}
        >
          {title ?? brand}
        </div>
      </div>
      <div style={{ ...row, gap: 16, fontSize: 28, color: quiet }}>
        <div
          style={{ display: 'flex', width: 12, height: 12, borderRadius: 6, background: warm }}
        />
        <div style={{ display: 'block', maxWidth: 1000, lineClamp: 1 }}>{line ?? ''}</div>
      </div>
    </div>
  );
}

function CardMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="90 90 332 332" fill="none">
      <path
        d="M256 106 385.9 181 385.9 331 256 406 126.1 331 126.1 181ZM126.1 181 256 256 385.9 181M256 256 256 406"
        stroke={accent}
        strokeWidth="26"
        strokeLinejoin="round"
      />
      <circle cx="256" cy="256" r="30" fill={warm} />
    </svg>
  );
}

/** Facets of a story: a large cube cut off by the edge. */
function Facets() {
  return (
    <svg
      width="520"
      height="560"
      viewBox="0 0 520 560"
      fill="none"
      style={{ position: 'absolute', right: -140, bottom: -120 }}
    >
      <path d="M260 20 500 150 500 410 260 540 20 410 20 150Z" stroke="#dfe4f2" strokeWidth="3" />
      <path d="M20 150 260 280 500 150M260 280 260 540" stroke="#dfe4f2" strokeWidth="3" />
      <path
        d="M68 176 68 436M116 202 116 462M164 228 164 488M212 254 212 514"
        stroke="#e7ebf5"
        strokeWidth="3"
      />
    </svg>
  );
}
