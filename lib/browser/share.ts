// The share panel of the device, where there is one.

/** Whether this device can pass a link on to other apps. */
export function canShare(): boolean {
  return typeof window.navigator.share === 'function';
}

/**
 * Opens the device's panel; what the reader does there, closing it included, is no concern of ours. False
 * when the browser did not open it, as Safari does where the press is too long ago.
 */
export async function shareWithDevice(link: { url: string; title: string }): Promise<boolean> {
  try {
    await window.navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
