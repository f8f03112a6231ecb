// The main job from end to end: two feeds on disk are ingested by the command, and the reader shows
// one event with both of its sources, each sentence cited.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownSite, type OwnSite } from './own-site';
import { expect, test } from './page';

const run = promisify(execFile);

type Item = { title: string; link: string; text: string };

const feed = (title: string, items: Item[], at: Date) => `
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
  <title>${title}</title><link>${items[0]?.link ?? ''}</link><language>en</language>
  ${items
    .map(
      (item) => `<item><title>${item.title}</title><link>${item.link}</link>
      <guid>${item.link}</guid><pubDate>${at.toUTCString()}</pubDate>
      <description><![CDATA[<p>${item.text}</p><script>alert(1)</script>]]></description></item>`,
    )
    .join('\n')}
</channel></rss>`;

const channel: Item = {
  title: 'Paper lighthouse of Quillhaven wins the model builders&#8217; prize',
  link: 'https://courier.example.com/quillhaven-lighthouse',
  text:
    'A lighthouse folded from 4,000 sheets of paper has won the Quillhaven model builders’ prize. ' +
    'Its builder, Ondine Marrow, worked on the lighthouse for three winters. ' +
    'The paper lighthouse stands two metres tall and turns its lamp by clockwork.',
};
const gazette: Item = {
  title: 'Quillhaven model builders’ prize goes to a paper lighthouse',
  link: 'https://gazette.example.org/paper-lighthouse-prize',
  text:
    'The jury of the Quillhaven model builders’ prize has chosen a paper lighthouse by Ondine Marrow. ' +
    'The jury praised the clockwork lamp of the paper lighthouse. ' +
    'Second place went to a bridge made of matches.',
};
const other: Item = {
  title: 'Tortoise crosses the market square of Emberley in eleven hours',
  link: 'https://gazette.example.org/emberley-tortoise',
  text: 'A tortoise named Brisk needed eleven hours for the market square of Emberley. Nobody hurried it along the way.',
};

let folder: string;
let output: string;
let site: OwnSite;

// A site of its own: other tests expect only the sample edition.
test.beforeAll(async () => {
  site = await ownSite({});
  folder = mkdtempSync(join(tmpdir(), 'cubewire-feeds-'));
  const at = new Date(Date.now() - 60_000);
  writeFileSync(join(folder, 'courier.xml'), feed('Harbour Courier', [channel], at));
  writeFileSync(join(folder, 'gazette.xml'), feed('Coast Gazette', [gazette, other], at));
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const done = await run('npm', ['run', '--silent', 'ingest', '--', folder], { env });
  output = done.stdout;
});

test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the command reports on each feed, and a second run changes nothing', async () => {
  expect(output).toMatch(/Harbour Courier: .*1/);
  expect(output).toMatch(/Coast Gazette: .*2/);
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const again = await run('npm', ['run', '--silent', 'ingest', '--', folder], { env });
  expect(again.stdout).toMatch(/Harbour Courier: .*0 new/);
  expect(again.stdout).toMatch(/Coast Gazette: .*0 new/);
});

test('two publishers’ articles on one happening are one event with both sources', async ({
  page,
}) => {
  await page.goto(`${site.origin}/m/news`);
  const card = page.getByRole('article').filter({ hasText: /lighthouse/i });
  await expect(card).toHaveCount(1);
  await expect(card.getByText('2 sources', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Emberley' })).toHaveCount(1);

  await card.getByRole('link').first().click();
  const article = page.getByRole('dialog');
  await expect(article.getByRole('heading', { level: 1 })).toContainText(/lighthouse/i);
  // Only the second one reports this; that the lighthouse was chosen is in the first.
  await expect(article.getByText('Second place went to a bridge').first()).toBeVisible();
  await expect(article.getByText('Harbour Courier').first()).toBeVisible();
  await expect(article.getByText('Coast Gazette').first()).toBeVisible();
  await expect(article).not.toContainText('alert(1)');
});
