import { act, screen } from '@testing-library/react';
import { LoadingModal } from '@/components/shell/loading-modal';
import { renderPage } from '../page';

it('the loading modal disappears after a second in any case', () => {
  jest.useFakeTimers();
  renderPage(<LoadingModal />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});
