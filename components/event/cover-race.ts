// Lets several images compete for one box. Loaded when the page is idle: see `cover.tsx`.
import { loadImage } from '@/lib/browser/page/load-image';
import { imageSpinnerMs } from '@/lib/model/limits/article';
import { race } from '@/lib/model/timing/race';
import { whenNear } from './near';

/**
 * Once `image` comes near the screen, races the `urls`, the first of which it already has; reports
 * the image to show, or that none loaded. Aborting `signal` ends it silently.
 */
export function raceCover(
  image: HTMLImageElement,
  urls: readonly string[],
  options: {
    /** How long each may take. */
    timeoutMs: number;
    signal: AbortSignal;
    onSlow(): void;
    onShown(url: string): void;
    onFailure(): void;
  },
): void {
  const { timeoutMs, signal, onSlow, onShown, onFailure } = options;
  const start = () => {
    const spin = setTimeout(onSlow, imageSpinnerMs);
    signal.addEventListener('abort', () => clearTimeout(spin));
    const runners = urls.map((url, index) => (inTime: AbortSignal) => {
      return loadImage(url, inTime, index === 0 ? image : undefined);
    });
    const told = (tell: () => void) => {
      clearTimeout(spin);
      if (!signal.aborted) tell();
    };
    void race(runners, { timeoutMs, signal }).then(
      (url) => told(() => onShown(url)),
      () => told(onFailure),
    );
  };
  signal.addEventListener('abort', whenNear(image, start));
}
