// The assistant from the tap to the cited answer, on the production build and its own newsroom.
import { accessibilityViolations, rulesBy } from './accessibility-violations';
import { interestsLater } from './interests-later';
import { expect, test, reload, settled, type Page } from './page';

const article = '/m/news/detail?id=sample-leap-second';
const assistant = (page: Page) => page.getByRole('dialog', { name: 'Citation assistant' });
const input = (page: Page) => assistant(page).getByRole('textbox');
const messages = (page: Page) => assistant(page).locator('[data-message]');
const lastMessage = (page: Page) => messages(page).last();
/** Waits until the latest answer is complete, and what follows it no longer moves anything. */
async function complete(page: Page) {
  await expect(lastMessage(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await settled(page);
}

async function openFromList(page: Page) {
  await page.goto('/m/news');
  await page.getByRole('button', { name: 'Ask about the news' }).click();
  await expect(assistant(page)).toBeVisible();
}
async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await page.keyboard.press('Enter');
}
/** Questions that the service never answers. */
const holdAnswers = (page: Page) => page.route('**/api/chat', () => undefined);

const words = {
  en: {
    bar: 'Ask about the news',
    title: 'Citation assistant',
    question: 'Why is the leap second on its way out?',
    copy: 'Copy answer',
    cited: /^Source \d/,
  },
  zh: {
    bar: '问问新闻里的事',
    title: '引用助手',
    question: '闰秒为何即将退场？',
    copy: '复制回答',
    cited: /^来源 \d/,
  },
  ph: {
    bar: 'Magtanong tungkol sa balita',
    title: 'Katuwang sa Balita',
    question: 'Bakit inaalis ang leap second?',
    copy: 'Kopyahin ang sagot',
    cited: /^Source \d/,
  },
};

test('from the list to the cited answer, on to a follow-up, stopped, and found again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (request.method() === 'POST') asked.push(origin + pathname);
  });
  await openFromList(page);
  const { height = 0 } = (await assistant(page).boundingBox()) ?? {};
  expect(height / (page.viewportSize()?.height ?? 1)).toBeCloseTo(0.95, 2);

  await ask(page, words.en.question);
  await complete(page);
  await expect(input(page)).toHaveValue('');
  const own = new URL(page.url()).origin;
  expect(asked.filter((address) => !address.startsWith(`${own}/api/`))).toEqual([]);
  expect(asked).toContain(`${own}/api/chat`);

  await lastMessage(page).getByRole('link', { name: words.en.cited }).first().click();
  const evidence = page.getByRole('dialog', { name: 'Evidence' });
  await evidence.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you going to leave this site?');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Confirming opens the source of the figure in a new tab.
  await page.context().route(/^https/, (route) => route.fulfill({ body: 'The source.' }));
  await evidence.getByRole('link', { name: /^Open/ }).click();
  const source = page.getByRole('alertdialog').getByRole('link');
  const address = (await source.getAttribute('href')) ?? '';
  const opened = page.waitForEvent('popup');
  await source.click();
  await expect(await opened).toHaveURL(address);
  await (await opened).close();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(evidence).toHaveCount(0);

  const followUp = lastMessage(page).getByRole('list', { name: 'Ask next' }).getByRole('button');
  const next = (await followUp.first().textContent()) ?? '';
  await followUp.first().click();
  await expect(messages(page)).toHaveCount(2);
  await expect(lastMessage(page)).toContainText(next);
  await complete(page);
  await expect(messages(page).first().getByRole('list', { name: 'Ask next' })).toHaveCount(0);

  await holdAnswers(page);
  await ask(page, 'And what becomes of it?');
  await expect(lastMessage(page)).toContainText('Looking through the sources');
  await assistant(page).getByRole('button', { name: 'Stop responding' }).click();
  await expect(lastMessage(page)).toContainText('Generation paused');
  await expect(input(page)).toBeFocused();

  await reload(page);
  await page.getByRole('button', { name: 'Ask about the news' }).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).first()).toContainText(words.en.question);
  await expect(messages(page).first().getByRole('link', { name: words.en.cited })).not.toHaveCount(
    0,
  );
  await expect(lastMessage(page)).toContainText('Generation paused');
});

test('a turn in progress when the page is left is shown as canceled', async ({ page }) => {
  await openFromList(page);
  await holdAnswers(page);
  await ask(page, words.en.question);
  await expect(assistant(page).getByRole('button', { name: 'Stop responding' })).toBeVisible();
  await reload(page);
  await page.getByRole('button', { name: 'Ask about the news' }).click();
  await expect(lastMessage(page)).toContainText(words.en.question);
  await expect(lastMessage(page)).toContainText('Generation paused');
});

test('a keyword, a cited sentence and a question of an article are asked about', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => told.push(new URL(request.url()).pathname));
  await page.goto(article);
  const reading = page.getByRole('region', { name: 'Article' });
  const close = async () => {
    await assistant(page).getByRole('button', { name: 'Close the assistant' }).click();
    await expect(assistant(page)).toHaveCount(0);
  };

  const keyword = reading.locator('[data-keyword][role=button]').first();
  await keyword.click();
  await expect(lastMessage(page)).toContainText(`What is “${await keyword.textContent()}” about?`);
  await complete(page);
  await close();
  // An identical message for the same event is not sent again.
  await keyword.click();
  await expect(messages(page)).toHaveCount(1);
  await close();

  // The number shows only the source's own text.
  await reading.locator('sup a[href^="#reference-"]').first().click();
  const evidence = page.getByRole('dialog', { name: 'Evidence' });
  await expect(evidence.getByRole('button', { name: 'Ask about this', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(evidence).toHaveCount(0);
  const sentence = reading.locator('[data-anchor][role=button]').first();
  await expect(sentence).toHaveAccessibleName(/^Ask about: /);
  await sentence.dblclick();
  await expect(messages(page)).toHaveCount(2);
  await expect(lastMessage(page)).toContainText('What is behind this sentence?');
  await complete(page);
  await close();
  expect(told).toContain('/api/article_history');
  expect(told).toContain('/api/anchor_cache');

  await reading
    .getByRole('region', { name: 'Questions to explore' })
    .getByRole('button')
    .first()
    .click();
  await expect(messages(page)).toHaveCount(3);
  await complete(page);
  await close();
  await expect(page).toHaveURL(/\/m\/news\/detail\?id=sample-leap-second$/);

  await page.getByRole('button', { name: 'Ask about this article' }).click();
  await expect(input(page)).toHaveAttribute('placeholder', 'Ask about this article…');
  await page.goBack();
  await expect(assistant(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news\/detail\?id=sample-leap-second$/);
});

test('a suggested question of the list is asked and answered where it was pressed', async ({
  page,
}) => {
  await openFromList(page);
  const starter = assistant(page)
    .getByRole('button', { name: /^Tell me more: / })
    .first();
  const question = (await starter.textContent()) ?? '';
  await starter.click();
  await expect(messages(page)).toHaveCount(1);
  await expect(lastMessage(page)).toContainText(question);
  await complete(page);
});

test('a recommended article opens over the assistant, and back leads to the answer', async ({
  page,
}) => {
  await openFromList(page);
  await ask(page, words.en.question);
  await complete(page);
  const related = lastMessage(page).getByRole('region', { name: 'Read more in the news' });
  const link = related.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await expect(lastMessage(page)).toContainText(words.en.question);
});

test('an answer that arrives all at once is scrolled to its end', async ({ page }) => {
  await openFromList(page);
  const event = (chunk: object) => `event: response\ndata: ${JSON.stringify(chunk)}\n\n`;
  const content = Array.from({ length: 60 }, (_, n) => `Paragraph ${n} of the answer.`).join(
    '\n\n',
  );
  const body =
    event({ type: 'answer', content }) + event({ type: 'answer', content: '', mark: 'end' });
  await page.route('**/api/chat', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
  for (const question of ['Why?', 'And then?']) {
    await ask(page, question);
    await complete(page);
    await expect(lastMessage(page).getByText('Paragraph 59 of the answer.')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'To the newest message' })).toHaveCount(0);
  }
});

test('the input grows from one row to three', async ({ page }) => {
  await openFromList(page);
  const heightOf = async (lines: number) => {
    await input(page).fill(Array.from({ length: lines }, (_, n) => `line ${n}`).join('\n'));
    return (await input(page).boundingBox())?.height ?? 0;
  };
  const [one, two, three, six] = [
    await heightOf(1),
    await heightOf(2),
    await heightOf(3),
    await heightOf(6),
  ];
  expect(two).toBeGreaterThan(one);
  expect(three - two).toBeCloseTo(two - one, 0);
  expect(six).toBe(three);
});

test('a guest in China is asked to sign in, and the question is kept', async ({
  page,
  context,
  baseURL,
}) => {
  const site = baseURL?.replace('localhost', 'cn.localhost') ?? '';
  await context.addCookies([{ name: 'language', value: 'zh', url: site }]);
  await interestsLater(page);
  await page.goto(`${site}/m/news`);
  await page.getByRole('button', { name: words.zh.bar }).click();
  const popup = page.getByRole('dialog', { name: words.zh.title });
  await popup.getByRole('textbox').fill(words.zh.question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '登录', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup.locator('[data-message]')).toContainText(words.zh.question);
  await reload(page);
  await page.getByRole('button', { name: words.zh.bar }).click();
  await expect(popup.locator('[data-message]')).toContainText(words.zh.question);
});

test('a guest has twenty questions a day, then the sign-in', async ({ page }) => {
  await openFromList(page);
  const statuses = await page.evaluate(async () => {
    const given: (string | null)[] = [];
    for (let n = 1; n <= 20; n += 1) {
      const answer = await fetch('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          turn_id: `1767225600000_${n}`,
          input: 'Why?',
          chat_type: 'chat',
          scene: 'list',
        }),
      });
      given.push(answer.headers.get('content-type'));
      await answer.text();
    }
    return given;
  });
  expect(statuses.filter((type) => type?.startsWith('text/event-stream'))).toHaveLength(20);
  await ask(page, 'One more?');
  await expect(page.getByRole('dialog', { name: 'Sign in to ask the assistant' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(lastMessage(page)).toContainText('One more?');
  await expect(lastMessage(page)).toContainText(
    'Without an account you can ask 20 questions a day',
  );
});

test.describe('without a service', () => {
  test.use({ mayComplain: /\/api\/chat/ });

  test('an unreachable service shows a message, and is called again', async ({ page }) => {
    await openFromList(page);
    await page.route('**/api/chat', (route) => route.abort());
    await ask(page, words.en.question);
    await expect(lastMessage(page)).toContainText('Network connection failed');
    await page.unroute('**/api/chat');
    await lastMessage(page).getByRole('button', { name: 'Ask again' }).click();
    await complete(page);
  });
});

test('the assistant can be used by keyboard alone, and returns focus', async ({ page }) => {
  await page.goto('/m/news');
  const bar = page.getByRole('button', { name: 'Ask about the news' });
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(words.en.question);
  await page.keyboard.press('Enter');
  await complete(page);
  await expect(page.getByRole('status').filter({ hasText: 'Answer: ' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(assistant(page)).toHaveCount(0);
  await expect(bar).toBeFocused();
});

for (const language of ['en', 'zh', 'ph'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an answer is cited and has no accessibility violation (${language}, ${colorScheme})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const { bar, title, question, copy, cited } = words[language];
      await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const check = async () => {
        expect(await accessibilityViolations(page, { rules: rulesBy(colorScheme) })).toEqual([]);
      };
      await page.goto('/m/news');
      await page.getByRole('button', { name: bar }).click();
      const popup = page.getByRole('dialog', { name: title });
      await expect(popup.getByRole('textbox')).toBeFocused();
      await check();
      await popup.getByRole('textbox').fill(question);
      await page.keyboard.press('Enter');
      await expect(popup.getByRole('button', { name: copy })).toBeVisible();
      await expect(popup.getByRole('link', { name: cited })).not.toHaveCount(0);
      await check();
    });
  }
}
