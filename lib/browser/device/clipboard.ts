// The clipboard, to which a browser may refuse access.

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
 * Copies a text that is still loading; to be called within the press that requested it, since
 * Safari allows nothing later. False when it was refused, or there is nothing to copy after all.
 */
export async function copyComing(coming: Promise<string | undefined>): Promise<boolean> {
  const blob = blobOf(coming);
  // If nobody consumes it, its rejection must not go unhandled.
  blob.catch(() => undefined);
  try {
    await window.navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // The browser wants the text at once, or there was none.
    const text = await coming;
    return text !== undefined && copyText(text);
  }
}

/** Not every browser that accepts pending data accepts plain text. */
async function blobOf(coming: Promise<string | undefined>): Promise<Blob> {
  const text = await coming;
  if (text === undefined) throw new Error('there is nothing to copy');
  return new Blob([text], { type: 'text/plain' });
}
