import { fireEvent, render, screen } from '@testing-library/react';
import { PolicyText } from '@/components/account/policy-text';
import { Prose } from '@/components/legal/prose';
import { PageLink } from '@/components/shell/page-link';
import { renderPage } from '../page';

const { dataset } = document.documentElement;

afterEach(() => {
  delete window.NativeBridge;
  delete window.tt;
  delete dataset.mode;
});

/** Clicks a link; returns whether the browser would follow it. */
const follows = (link: HTMLElement) => fireEvent.click(link);

/** What the app was asked to open: path, query and title. */
function openedInApp() {
  const openPage = jest.fn<void, [{ url: string; title?: string }]>();
  window.NativeBridge = { openPage };
  dataset.mode = 'app';
  return () =>
    openPage.mock.calls.map(([{ url, title }]) => {
      const { pathname, searchParams } = new URL(url);
      return { pathname, query: Object.fromEntries(searchParams), title };
    });
}

const inApp = { env: 'lynx', language: 'zh-CN' };

it('a page opens in a new browser tab, by the browser itself', () => {
  render(<PageLink href="/policy/privacy">Privacy</PageLink>);
  const link = screen.getByRole('link', { name: 'Privacy' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(follows(link)).toBe(true);
});

it('in the native app it opens as a web view of the app instead', () => {
  const opened = openedInApp();
  render(<PageLink href="/policy/privacy">Privacy</PageLink>);
  expect(follows(screen.getByRole('link'))).toBe(false);
  expect(opened()).toEqual([{ pathname: '/policy/privacy', query: inApp, title: undefined }]);
});

it('a publisher’s address is opened unchanged', () => {
  const openPage = jest.fn();
  window.NativeBridge = { openPage };
  dataset.mode = 'app';
  const onClick = jest.fn();
  render(
    <PageLink href="https://paper.example/a?b=1" rel="noopener noreferrer" onClick={onClick}>
      Source
    </PageLink>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(follows(link)).toBe(false);
  expect(openPage).toHaveBeenCalledWith({ url: 'https://paper.example/a?b=1' });
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('in the work-chat app it opens there', () => {
  const openSchema = jest.fn();
  window.tt = { openSchema };
  render(<PageLink href="/policy/privacy">Privacy</PageLink>);
  expect(follows(screen.getByRole('link'))).toBe(false);
  const schema = `${window.location.origin}/policy/privacy`;
  expect(openSchema).toHaveBeenCalledWith({ schema, external: false });
});

it('a document’s links to other documents open with their titles', () => {
  const opened = openedInApp();
  render(
    <Prose text='[a](/production/permissions "List of permissions"), [b](/production/third "Shared with others")' />,
  );
  for (const link of screen.getAllByRole('link')) expect(follows(link)).toBe(false);
  expect(opened()).toEqual([
    {
      pathname: '/production/permissions',
      query: { ...inApp, title: 'List of permissions' },
      title: 'List of permissions',
    },
    {
      pathname: '/production/third',
      query: { ...inApp, title: 'Shared with others' },
      title: 'Shared with others',
    },
  ]);
});

it('the policies in the sign-up open there, too', () => {
  const opened = openedInApp();
  renderPage(<PolicyText name="line" />);
  for (const link of screen.getAllByRole('link')) expect(follows(link)).toBe(false);
  expect(opened().map(({ pathname }) => pathname)).toEqual(['/policy/service', '/policy/privacy']);
});
