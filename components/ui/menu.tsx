'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Icon, type IconName } from './icon';

/** A button that opens a panel below itself; Escape, a tap outside and leaving it close the panel. */
export function Menu({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton
        icon={icon}
        label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      />
      <div
        id={panel}
        role="group"
        aria-label={label}
        hidden={!open}
        onClick={({ target }) => {
          // A row does its one thing and is done with the menu; choices stay open.
          if (!(target instanceof Element && target.closest('button'))) return;
          setOpen(false);
          root.current?.querySelector('button')?.focus();
        }}
        className="absolute top-full right-0 z-50 mt-1 max-h-[calc(100dvh-4.5rem)] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-cover bg-raised p-2 shadow-float"
      >
        {children}
      </div>
    </div>
  );
}

/** A row of a menu that leads somewhere else. */
export function MenuRow({
  icon,
  onPress,
  children,
}: {
  icon: IconName;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mb-1 flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-brief active:bg-press hover:bg-press"
    >
      <Icon name={icon} size={18} />
      {children}
    </button>
  );
}
