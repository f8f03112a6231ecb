import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from '@/components/shell/skip-link';
import { renderPage } from '../page';

it('goes to the news without a history entry', async () => {
  const entries = window.history.length;
  renderPage(
    <>
      <SkipLink to="news" />
      <main id="news">News</main>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the news' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(entries);
});
