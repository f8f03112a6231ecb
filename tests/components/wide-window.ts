// A window with the room for columns, whose reader has chosen them. After the settings of the page,
// which say the layout, too.
import { act } from '@testing-library/react';

const mark = (marks: DOMStringMap) =>
  // Whoever asks for the layout hears of it a moment later.
  act(async () => void Object.assign(document.documentElement.dataset, marks));

/** Makes the window `px` wide; what it returns makes it what it was. */
export async function widen(px = 1440): Promise<() => Promise<void>> {
  const width = jest.replaceProperty(window, 'innerWidth', px);
  await mark({ mode: 'pc', layout: 'wide' });
  return async () => {
    width.restore();
    await mark({ mode: '', layout: '' });
  };
}
