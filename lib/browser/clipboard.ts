// The clipboard, which a browser may refuse.

/** Copies a text; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text that is still on its way, and is to be called in the press that asked for it: Safari
 * allows nothing that comes later. False when it was refused, or there is nothing to copy after all.
 */
export async function copyComing(coming: Promise<string | undefined>): Promise<boolean> {
  const blob = blobOf(coming);
  // Where nobody takes it, nobody else hears that nothing came.
  blob.catch(() => undefined);
  try {
    await window.navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // A browser that wants it at once, or nothing was coming.
    const text = await coming;
    return text !== undefined && copyText(text);
  }
}

/** Not every browser that takes what is on its way takes a plain text. */
async function blobOf(coming: Promise<string | undefined>): Promise<Blob> {
  const text = await coming;
  if (text === undefined) throw new Error('there is nothing to copy');
  return new Blob([text], { type: 'text/plain' });
}
