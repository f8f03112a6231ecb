'use client';
import { useState } from 'react';

/** The image of a topic, or the first letter of its name on a facet. Decorative. */
export function TopicIcon({ icon, name, size }: { icon: string; name: string; size: number }) {
  const [missing, setMissing] = useState<string>();
  const box = { width: size, height: size };
  if (!icon || icon === missing) {
    return (
      <span
        aria-hidden="true"
        style={{ ...box, fontSize: size * 0.45 }}
        className="grid shrink-0 place-items-center rounded-cover bg-accent-soft font-title font-semibold text-accent"
      >
        {[...name.trim()][0]?.toLocaleUpperCase() ?? ''}
      </span>
    );
  }
  return (
    <img
      // It may have failed before hydration, without an event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(icon);
      }}
      src={icon}
      alt=""
      style={box}
      decoding="async"
      onError={() => setMissing(icon)}
      className="photo block shrink-0 rounded-cover bg-bone object-cover"
    />
  );
}
