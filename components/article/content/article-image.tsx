'use client';
import type { Element } from 'hast';
import { useTranslations } from 'next-intl';
import { useState, type ComponentPropsWithoutRef } from 'react';
import { fallbackCover } from '@/lib/model/feed/covers';
import { safeHref } from '@/lib/model/wire/safe-href';
import styles from '../article.module.css';

type ImageProps = ComponentPropsWithoutRef<'img'> & {
  node?: Element;
  'data-caption'?: string;
  'data-video'?: string;
};

/**
 * An image in the text with its caption on it, or the video that it stands for. Its box never
 * changes its size; a drawing replaces an image that is missing, but never one that is only slow: a
 * chart cannot be replaced. If the drawing does not load either, as when offline, the box stays
 * empty instead of showing the browser's broken-image icon.
 */
export function ArticleImage({
  src,
  alt = '',
  'data-caption': caption,
  'data-video': video,
}: ImageProps) {
  const [failures, setFailures] = useState(0);
  const picture = safeHref(src);
  const film = safeHref(video);
  if (film) return <VideoCard cover={picture} title={alt} video={film} />;
  if (!picture) return null;
  return (
    <span className="figure">
      <img
        src={failures > 0 ? fallbackCover(picture.length) : picture}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={failures > 1 ? 'photo opacity-0' : 'photo'}
        onError={() => setFailures((count) => count + 1)}
        ref={(image) => {
          // It may have failed before hydration.
          if (image?.complete && image.naturalWidth === 0 && failures === 0) setFailures(1);
        }}
      />
      {caption && (
        <span className="caption" aria-hidden={caption === alt}>
          {caption}
        </span>
      )}
    </span>
  );
}

/** A video with its cover and title; says so when it is not available. */
export function VideoCard({
  cover,
  title,
  video,
}: {
  cover?: string;
  title: string;
  video: string;
}) {
  const t = useTranslations('article');
  const [gone, setGone] = useState(false);
  return (
    <span className="figure">
      {gone ? (
        <span role="status" className={styles.gone}>
          {t('videoGone')}
        </span>
      ) : (
        <video
          src={video}
          poster={cover}
          title={title || undefined}
          controls
          playsInline
          preload="none"
          onError={() => setGone(true)}
        />
      )}
      {title && <span className={styles.videoTitle}>{title}</span>}
    </span>
  );
}
