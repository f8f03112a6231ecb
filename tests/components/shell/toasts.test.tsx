import { screen } from '@testing-library/react';
import Toasts from '@/components/shell/toasts';
import { languages } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { renderPage } from '../page';

it.each(languages)('the place of the toasts has a name in %s', (language) => {
  renderPage(<Toasts />, { language });
  const { notices } = allMessages[language].common;
  expect(screen.getByRole('region')).toHaveAccessibleName(expect.stringContaining(notices));
});
