import { render, screen } from '@testing-library/react';
import { SourceLogos } from '@/components/ui/source-logos';
import { cardSourceLogos, rowSourceLogos } from '@/lib/model/limits/feed';

const logos = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ host: `h${n}.example`, name: `Paper ${n}` }));

it.each([
  [cardSourceLogos, 3, 3, undefined],
  [cardSourceLogos, 12, 3, '+9'],
  [rowSourceLogos, 5, 5, undefined],
  [rowSourceLogos, 6, 5, '+1'],
  [rowSourceLogos, 12, 5, '+7'],
])('a row of at most %d shows, of %d sources, %d and %s', (max, count, shown, more) => {
  render(<SourceLogos logos={logos(count)} max={max} />);
  expect(screen.getAllByTestId('source-logo')).toHaveLength(shown);
  if (more) expect(screen.getByText(more)).toBeInTheDocument();
  else expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
});
