// A file field: in the page's language, and accepting the same file again.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from '@/components/ui/file-field';

const file = new File(['one'], 'feeds.opml');

it('is a button in the page’s language, without the browser’s own', () => {
  render(<FileField label="添加文件" accept=".opml" onFile={() => undefined} />);
  expect(screen.getByLabelText('添加文件')).toHaveClass('sr-only');
  expect(screen.getByText('添加文件')).not.toHaveClass('sr-only');
});

it('accepts the same file again', async () => {
  const chosen: string[] = [];
  render(<FileField label="File" accept=".opml" onFile={({ name }) => chosen.push(name)} />);
  const field = screen.getByLabelText<HTMLInputElement>('File');
  await userEvent.upload(field, file);
  expect(field.value).toBe('');
  await userEvent.upload(field, file);
  expect(chosen).toEqual(['feeds.opml', 'feeds.opml']);
});

it('accepts none while it is disabled', async () => {
  const chosen: File[] = [];
  render(<FileField label="File" accept=".opml" disabled onFile={(one) => chosen.push(one)} />);
  await userEvent.upload(screen.getByLabelText('File'), file);
  expect(chosen).toEqual([]);
});
