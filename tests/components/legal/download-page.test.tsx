import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DownloadPage } from '@/components/legal/download-page';
import type { LegalFacts } from '@/lib/model/wire/legal';
import { showcaseAbovePx } from '@/lib/model/limits/page';
import en from '@/messages/en.json';

const facts: LegalFacts = {
  language: 'en',
  brand: 'Cubewire',
  company: 'Example Press',
  privacyEmail: 'privacy@news.example',
  feedbackEmail: 'hello@news.example',
  icp: '京ICP备12345678号',
  region: 'cn',
  inner: false,
};

function show(more: Partial<LegalFacts> = {}, app?: { ios: string; android: string }) {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <DownloadPage
        facts={{ ...facts, ...more }}
        readerHref="https://news.example/m/news"
        app={app}
        year={2026}
      />
    </NextIntlClientProvider>,
  );
}

it('the footer shows feedback e-mail, copyright, company and ICP number', () => {
  show();
  const foot = screen.getByRole('contentinfo');
  expect(within(foot).getByRole('link', { name: 'hello@news.example' })).toHaveAttribute(
    'href',
    'mailto:hello@news.example',
  );
  expect(foot).toHaveTextContent('© 2026 Example Press');
  expect(foot).toHaveTextContent('Operator: Example Press');
  expect(foot).toHaveTextContent('京ICP备12345678号');
});

it('in China says that there is no ICP record instead of leaving it empty', () => {
  show({ company: undefined, icp: undefined });
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('© 2026 Cubewire');
  expect(foot).toHaveTextContent('No ICP record');
});

it('elsewhere shows no record or operator that the site does not name', () => {
  show({ company: undefined, icp: undefined, region: 'sg' });
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('© 2026 Cubewire');
  expect(foot).not.toHaveTextContent(/ICP|Operator/);
});

it('without an app links to the browser; with one to the stores first', () => {
  show();
  expect(screen.getByRole('link', { name: 'Read in the browser' })).toHaveAttribute(
    'href',
    'https://news.example/m/news',
  );
  expect(screen.queryByRole('link', { name: /Download for/ })).toBeNull();
  document.body.innerHTML = '';
  show({}, { ios: 'https://apps.example/ios', android: 'https://apps.example/android' });
  expect(screen.getByRole('link', { name: 'Download for iOS' })).toHaveAttribute(
    'href',
    'https://apps.example/ios',
  );
});

it('fetches the showcase images above 1000 px only', () => {
  show();
  const sources = document.querySelectorAll('picture source');
  expect(sources).toHaveLength(3);
  for (const source of sources) {
    expect(source).toHaveAttribute('media', '(max-width: 1000px)');
    expect(source.getAttribute('srcset')).toMatch(/^data:/);
  }
  const css = readFileSync('components/legal/download-page.module.css', 'utf8');
  expect(css).toContain(`(width > ${showcaseAbovePx}px)`);
});
