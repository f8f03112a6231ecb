// The share panel of the device, where there is one.

/** Whether this device can pass a link on to other apps. */
export function canShare(): boolean {
  return typeof window.navigator.share === 'function';
}

/** Opens the device's panel; what the reader does there, closing it included, is no concern of ours. */
export async function shareWithDevice(link: { url: string; title: string }): Promise<void> {
  await window.navigator.share(link).catch(() => undefined);
}
