// The share panel of the device, where there is one.

/** Whether this device can share a link with other apps. */
export function canShare(): boolean {
  return typeof window.navigator.share === 'function';
}

/**
 * Opens the device's share panel; what the reader does there, even closing it, is ignored. False
 * when the browser did not open it, as Safari does when the press was too long ago.
 */
export async function shareWithDevice(link: { url: string; title: string }): Promise<boolean> {
  try {
    await window.navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
