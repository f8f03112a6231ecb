// A window wide enough for columns, whose reader has chosen them. Imported after the page's
// settings, which set the layout, too.
import { act } from '@testing-library/react';

const mark = (marks: DOMStringMap) =>
  // Subscribers of the layout are notified a moment later.
  act(async () => void Object.assign(document.documentElement.dataset, marks));

/** Makes the window `px` wide; the returned function restores it. */
export async function widen(px = 1440): Promise<() => Promise<void>> {
  const width = jest.replaceProperty(window, 'innerWidth', px);
  await mark({ mode: 'pc', layout: 'wide' });
  return async () => {
    width.restore();
    await mark({ mode: '', layout: '' });
  };
}
