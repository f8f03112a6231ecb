'use client';
import { useState } from 'react';

export type SourceLogo = { host: string; name: string };

/** Overlapping logos of sources, at most `max`, then "+N". Decorative: the text is beside it. */
export function SourceLogos({
  logos,
  max,
  size = 20,
}: {
  logos: readonly SourceLogo[];
  max: number;
  size?: number;
}) {
  const rest = logos.length - max;
  return (
    <span aria-hidden="true" className="flex items-center">
      {logos.slice(0, max).map(({ host, name }, index) => (
        <span
          key={`${host}:${name}`}
          data-testid="source-logo"
          className="-ml-1.5 rounded-full bg-paper p-[1.5px] first:ml-0"
          style={{ zIndex: max - index }}
        >
          <Logo host={host} name={name} size={size} />
        </span>
      ))}
      {rest > 0 && <span className="tabular ml-1 text-meta text-ink-2">+{rest}</span>}
    </span>
  );
}

/** The icon of a host on its letter tile; without an icon the tile stays. */
function Logo({ host, name, size }: SourceLogo & { size: number }) {
  const [missing, setMissing] = useState(host === '');
  const letter = [...(name || host)][0]?.toLocaleUpperCase() ?? '';
  const box = { width: size, height: size };
  if (missing) {
    return (
      <span
        style={{ ...box, fontSize: size * 0.55 }}
        className="grid place-items-center rounded-full bg-accent-soft font-semibold text-accent"
      >
        {letter}
      </span>
    );
  }
  return (
    <img
      src={`/icon/${encodeURIComponent(host)}`}
      alt=""
      loading="lazy"
      decoding="async"
      style={box}
      className="photo block rounded-full bg-bone object-cover"
      onError={() => setMissing(true)}
      ref={(image) => {
        // It may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0) setMissing(true);
      }}
    />
  );
}
