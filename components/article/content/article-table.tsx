'use client';
import { useTranslations } from 'next-intl';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react';
import { tableFadeRem } from '@/lib/model/limits/article';
import styles from '../article.module.css';

/** The sides on which a box has more to scroll to. */
export function hiddenSides(box: {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}): { left: boolean; right: boolean } {
  return {
    left: box.scrollLeft > 0,
    right: Math.ceil(box.scrollLeft + box.clientWidth) < box.scrollWidth,
  };
}

/** "Tables show fade edges (0.5 rem) depending on whether they can scroll left or right." */
export function ArticleTable({ children }: ComponentPropsWithoutRef<'table'>) {
  const t = useTranslations('article');
  const box = useRef<HTMLDivElement>(null);
  const [{ left, right }, setSides] = useState({ left: false, right: false });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSides(hiddenSides(element));
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, []);

  const fade: CSSProperties & Record<`--${string}`, string> = { '--fade': `${tableFadeRem}rem` };
  // Scrollable content must be reachable by keyboard.
  const scrollable = left || right ? { tabIndex: 0, role: 'region', 'aria-label': t('table') } : {};
  return (
    <div
      ref={box}
      className={styles.table}
      style={fade}
      data-fade-left={left || undefined}
      data-fade-right={right || undefined}
      {...scrollable}
    >
      <table>{children}</table>
    </div>
  );
}
