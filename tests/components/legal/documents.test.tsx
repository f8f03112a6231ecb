import { render, screen, within } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { BuildingPage } from '@/components/legal/building-page';
import { documents, type WrittenPage } from '@/components/legal/documents';
import { LegalDocument } from '@/components/legal/legal-document';
import { IosNotices, WebNotices } from '@/components/legal/notices-document';
import { toTag, type Language } from '@/lib/model/text/languages';
import { legalAddress, legalPageOf, legalPaths, type LegalFacts } from '@/lib/model/wire/legal';
import en from '@/messages/en.json';
import { dataKinds, deviceItems, privacyFacts, serviceFacts } from '@/tests/legal-facts';

const facts: LegalFacts = {
  language: 'en',
  brand: 'Cubewire',
  company: 'Example Press',
  privacyEmail: 'privacy@news.example',
  feedbackEmail: 'hello@news.example',
  icp: '京ICP备12345678号',
  region: 'cn',
  inner: false,
  publicOrigin: 'https://www.news.example',
};

function show(page: WrittenPage, language: Language = 'en', more: Partial<LegalFacts> = {}) {
  render(
    <NextIntlClientProvider locale={toTag(language)} messages={en}>
      <LegalDocument page={page} facts={{ ...facts, language, ...more }} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('article');
}

const text = (page: WrittenPage, language: Language, more?: Partial<LegalFacts>) =>
  show(page, language, more).textContent;

describe('the legal paths', () => {
  it('are eleven, as the specification spells them', () => {
    expect(Object.values(legalPaths)).toHaveLength(11);
    expect(legalPageOf('notice/andriod')).toBe('noticesWeb');
    expect(legalPageOf('policy/nothing')).toBeUndefined();
  });

  it.each([
    ['permissions', 'permissions'],
    ['guideline', 'guideline'],
    ['third', 'third'],
  ] as const)('lead to %s under production, with an inner segment on inner sites', (page, end) => {
    expect(legalAddress(page, false, 'https://w.example')).toBe(
      `https://w.example/production/${end}`,
    );
    expect(legalAddress(page, true, 'https://w.example')).toBe(
      `https://w.example/inner/production/${end}`,
    );
    expect(legalAddress(page, true)).toBe(`/inner/production/${end}`);
  });
});

const written = Object.keys(documents) as WrittenPage[];
const pages = written.flatMap((page) =>
  (['en', 'zh', 'ph'] as const).map((language) => [page, language] as const),
);

describe('each document', () => {
  it.each(pages)('%s (%s) sits in a page container with an article title', (page, language) => {
    show(page, language);
    const article = within(screen.getByRole('main')).getByRole('article');
    const titles = within(article).getAllByRole('heading', { level: 1 });
    expect(titles).toHaveLength(1);
    expect(titles[0]?.textContent).toMatch(/\S/);
  });

  it.each(pages)('%s (%s) has every section once, with a heading and a text', (page, language) => {
    const article = show(page, language);
    const sections = [...article.querySelectorAll('section')];
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const section of sections) {
      expect(section.querySelector('h2')?.textContent).toMatch(/\S/);
      expect(section.textContent).not.toMatch(/undefined|\[object|\]\(/);
    }
  });

  it.each(written)('%s says the same in each language: equal sections', (page) => {
    if (page === 'cancel') return; // In Chinese it is another document.
    const ids = (['en', 'zh', 'ph'] as const).flatMap((language) => {
      const written = documents[page][language];
      if (typeof written !== 'function') return [];
      return [written({ ...facts, language }).sections.map(({ id }) => id)];
    });
    expect(new Set(ids.map(String)).size).toBe(1);
  });

  it('in an untranslated language is English, and tagged so for screen readers', () => {
    show('privacy', 'ph');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  it('offers its languages as links', () => {
    show('permissions');
    expect(screen.getByRole('link', { name: '中文' })).toHaveAttribute('href', '?language=zh');
    expect(screen.getByRole('link', { name: 'Filipino' })).toHaveAttribute('href', '?language=ph');
  });

  it('drops raw HTML in the texts of a deployment', () => {
    const article = show('icp', 'en', { company: '<img src=x onerror=alert(1)>' });
    expect(article.querySelector('img')).toBeNull();
  });
});

describe('the privacy policy', () => {
  it('was updated 2024-09-29 and is effective 2024-10-13', () => {
    const times = [...show('privacy').querySelectorAll('time')];
    expect(times.map((time) => time.dateTime)).toEqual(['2024-09-29', '2024-10-13']);
    expect(times.map((time) => time.textContent)).toEqual(['29 September 2024', '13 October 2024']);
  });

  it.each(['en', 'zh'] as const)('links to its nine sections (%s)', (language) => {
    const article = show('privacy', language);
    const links = within(screen.getByRole('navigation', { name: /Contents|目录/ })).getAllByRole(
      'link',
    );
    expect(links).toHaveLength(9);
    for (const link of links) {
      const target = article.querySelector(link.getAttribute('href') ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  it.each([
    [
      'en',
      ['Application permission list', 'Usage guidelines', 'Third-party information sharing list'],
    ],
    ['zh', ['应用权限清单', '使用规范', '第三方信息共享清单']],
  ] as const)('opens three pages with their titles (%s)', (language, titles) => {
    const article = show('privacy', language, { inner: true });
    const first = article.querySelectorAll('p')[2];
    const links = [...(first?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.dataset.pageTitle)).toEqual(titles);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.news.example/inner/production/permissions',
      'https://www.news.example/inner/production/guideline',
      'https://www.news.example/inner/production/third',
    ]);
  });

  it.each(privacyFacts)('says %s', (_what, english, chinese) => {
    expect(text('privacy', 'en')).toMatch(english);
    document.body.innerHTML = '';
    expect(text('privacy', 'zh')).toMatch(chinese);
  });

  it('names phone sign-up and third-party sign-in in Chinese, elsewhere those of the region', () => {
    expect(text('privacy', 'zh')).toMatch(/登录方式有两种：手机号注册登录和第三方账号登录/);
    document.body.innerHTML = '';
    expect(text('privacy', 'en', { region: 'sg' })).toMatch(/by phone number, by email address/);
    document.body.innerHTML = '';
    expect(text('privacy', 'en', { region: 'cn' })).not.toMatch(/email address, or/);
  });

  it.each(['en', 'zh'] as const)('names the kinds of data (%s)', (language) => {
    const said = text('privacy', language).toLowerCase();
    const kinds = dataKinds[language];
    expect(kinds.filter((kind) => !said.includes(kind.toLowerCase()))).toEqual([]);
  });

  it.each(['en', 'zh'] as const)(
    'names eleven items of device and log information (%s)',
    (language) => {
      expect(deviceItems[language]).toHaveLength(11);
      const said = text('privacy', language);
      expect(deviceItems[language].filter((item) => !said.includes(item))).toEqual([]);
    },
  );
});

describe('the user agreement', () => {
  it('is effective 13 October 2024 and was updated 29 September 2024', () => {
    expect(text('service', 'en')).toMatch(/Updated 29 September 2024\s*Effective 13 October 2024/);
  });

  it.each(serviceFacts)('says %s', (_what, english, chinese) => {
    expect(text('service', 'en')).toMatch(english);
    document.body.innerHTML = '';
    expect(text('service', 'zh')).toMatch(chinese);
  });
});

describe('policy/cancel', () => {
  it('is the agreement in Chinese: three conditions, permanent, halted on disputes', () => {
    const said = text('cancel', 'zh');
    for (const part of [
      /账号处于安全状态/,
      /没有第三方账号绑定/,
      /没有争议/,
      /注销是永久的/,
      /平台可以中止注销/,
    ]) {
      expect(said).toMatch(part);
    }
  });

  it.each(['en', 'ph'] as const)('is the deletion help in %s: three steps in order', (language) => {
    const steps = [...show('cancel', language).querySelectorAll('ol li')];
    const said = steps.map((step) => step.textContent ?? '');
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/settings icon at the top left|icon ng settings sa kaliwang itaas/);
    expect(said[1]).toMatch(/Account Management/);
    expect(said[2]).toMatch(/(red|pulang) Delete Account/);
  });

  it('says that deletion is permanent and that subscriptions come first', () => {
    const said = text('cancel', 'en');
    expect(said).toMatch(/Deletion is permanent/);
    expect(said).toMatch(/Subscriptions must be canceled first/);
  });
});

it('the feature overview is headed "your information butler" and makes four claims', () => {
  const article = show('features');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your information butler');
  expect([...article.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'A simple, clean interface',
    'Quality information, aggregated by AI',
    'AI reading tools for deep reading',
    'Agent subscriptions of your own choice',
  ]);
});

it.each(['en', 'zh', 'ph'] as const)('the permission list is a table of three (%s)', (language) => {
  show('permissions', language);
  const [head, ...rows] = screen.getAllByRole('row');
  expect(head && within(head).getAllByRole('columnheader')).toHaveLength(3);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/external storage|外部存储/);
  expect(rows[0]).toHaveTextContent(/crash|崩溃/);
  expect(rows[1]).toHaveTextContent(/avatar|头像/);
  expect(rows[2]).toHaveTextContent(/verification|身份验证|pagkakakilanlan/);
  expect(screen.getByRole('article')).toHaveTextContent(
    /Microphone and Bluetooth are never on by default|麦克风和蓝牙从不默认开启|Hindi kailanman naka-on agad ang mikropono at Bluetooth/,
  );
});

it('the ICP record shows the number, or says that there is none', () => {
  expect(text('icp', 'zh')).toContain('京ICP备12345678号');
  document.body.innerHTML = '';
  expect(text('icp', 'zh', { icp: undefined })).toContain('未登记');
});

describe('other static pages', () => {
  const notices = [
    {
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      copyright: ['Copyright (c) A'],
      text: 'MIT text',
    },
    { name: 'b', version: '2.0.0', license: 'MIT', copyright: [], text: 'MIT text' },
    { name: 'c', version: '3.0.0', license: 'ISC', copyright: [], text: '' },
  ];
  const page = (content: React.ReactNode) =>
    render(
      <NextIntlClientProvider locale="en" messages={en}>
        {content}
      </NextIntlClientProvider>,
    );

  const translate = createTranslator({ locale: 'en', messages: en, namespace: 'legal' });
  const t = (key: string, values?: object) => translate(key as never, values as never);

  it('the web notices hold the license texts, each once', () => {
    page(<WebNotices notices={notices} language="en" t={t} />);
    expect(screen.getAllByText('MIT text')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'a 1.0.0, b 2.0.0' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '中文' })).toHaveAttribute('href', '?language=zh');
  });

  it('the iOS notices stand between dividers', () => {
    page(<IosNotices notices={notices} language="en" t={t} />);
    expect(screen.getAllByRole('separator')).toHaveLength(3);
    expect(screen.getByText(/Copyright \(c\) A/)).toBeInTheDocument();
  });

  it('an "under construction" page exists', () => {
    page(<BuildingPage />);
    expect(screen.getByRole('heading', { name: 'Under construction' })).toBeInTheDocument();
  });
});
