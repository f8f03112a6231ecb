// Whether an image loads. An element already on the page is observed, others are loaded off screen;
// aborting stops the download.

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/**
 * Resolves with the address once its image has loaded; `shown` is an element that has it as `src`.
 */
export function loadImage(
  url: string,
  signal: AbortSignal,
  shown?: HTMLImageElement,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const image = shown ?? new Image();
    const onLoad = () => settle(() => resolve(url));
    const onError = () => settle(() => reject(new Error(`No picture at ${url}.`)));
    const onAbort = () => {
      settle(() => reject(signal.reason));
      if (!shown) image.src = '';
    };
    const settle = (end: () => void) => {
      image.removeEventListener('load', onLoad);
      image.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
      end();
    };
    image.addEventListener('load', onLoad);
    image.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort);
    if (!shown) {
      image.referrerPolicy = 'no-referrer';
      image.src = url;
    } else if (image.complete) {
      // It may have loaded, or failed, before hydration.
      if (isBroken(image)) onError();
      else onLoad();
    }
  });
}
