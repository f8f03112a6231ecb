import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import Toasts from '@/components/shell/toasts';
import { languages } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { renderPage } from '../page';

it.each(languages)('the toast region has a name in %s', (language) => {
  renderPage(<Toasts />, { language });
  const { notices } = allMessages[language].common;
  expect(screen.getByRole('region')).toHaveAccessibleName(expect.stringContaining(notices));
});

describe('the position of the toasts', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const rules = [
    ...css.matchAll(/\n(:root:has[^{]+) \[data-sonner-toaster\] \{\n +--toast-lift: ([^;]+);/g),
  ];
  /** The last matching rule applies, as none of them is less specific than the one before. */
  const liftOf = (html: string) => {
    document.body.innerHTML = html;
    return rules.filter(([, page = '']) => document.querySelector(page)).at(-1)?.[2];
  };
  const bar = '<div data-bottom-inset="bar"></div>';
  const player = (inner: string, hidden = '') =>
    `${bar}<section data-player ${hidden}>${inner}</section>`;

  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is above the player’s buttons, and above what those unfold', () => {
    const heights = [
      bar,
      player(''),
      player('<select></select>'),
      player('<select></select><button aria-expanded="true"></button>'),
    ].map(liftOf);
    expect(heights).toEqual([
      '6rem',
      expect.stringContaining('13rem'),
      expect.stringContaining('16rem'),
      expect.stringContaining('30rem'),
    ]);
    expect(liftOf(player('<select></select>', 'hidden'))).toBe('6rem');
  });
});
