// "Two roles only, visitor and signed-in user; no admin role appears": both visit every screen of
// the reader, and every control, link and name is checked.
import { inGatesOr } from '@/tests/gates';
import { haveInterests, signIn } from './account';
import { expect, test, settled, type Page } from './page';
import {
  articlePath,
  backToArticle,
  closePopups,
  openFromCenter,
  openPopups,
  popupsOfArticle,
  topPopup,
} from './popups';
import { wordsOf } from './words';

const t = wordsOf('en');
const adminWords = /\b(admin\w*|moderators?|operators?|superusers?|root|back ?office|console)\b/i;

/** The interface's own texts and links; the news are not its words. */
async function interfaceOf(page: Page): Promise<string[]> {
  const parts = page.locator(
    'button, summary, label, legend, a, [role=tab], [role=dialog], [role=switch], [role=heading]',
  );
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const said = element.matches('article a, [role=dialog]') ? '' : element.textContent;
      const names = ['aria-label', 'title', 'href'].map((name) => element.getAttribute(name) ?? '');
      return [said, ...names].join(' ').trim();
    }),
  );
}

async function noAdminHere(page: Page): Promise<void> {
  const said = await interfaceOf(page);
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((text) => adminWords.test(text))).toEqual([]);
}

async function alive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

async function closeAll(page: Page): Promise<void> {
  await closePopups(page, 0);
  await expect(page.locator('[data-state=closing]')).toHaveCount(0);
}

/** Pages linked from list and article; they show a visitor less of the same. */
const further = ['bots', 'day', 'messages', 'posts', 'search', 'themes', 'topics'].map(
  (name) => `/m/${name}`,
);

const roles = {
  visitor: {
    named: 'personal.guestText',
    own: [
      'personal.setting.language.label',
      'personal.setting.theme.label',
      'personal.setting.listBriefVisible.label',
    ],
    popups: inGatesOr(Object.keys(popupsOfArticle), ['sign-in']),
    screens: [
      '/m/interests',
      '/m/signup',
      ...inGatesOr(['/m/news/detail?id=nowhere', ...further], []),
    ],
  },
  reader: {
    named: 'personal.readerText',
    own: ['personal.favorites', 'personal.management', 'personal.setting.theme.label'],
    // A signed-in reader is not asked to sign in.
    popups: Object.keys(popupsOfArticle).filter((kind) => kind !== 'sign-in'),
    screens: ['/m/interests', '/m/news/detail?id=nowhere', ...further],
  },
} as const;

// An article that was taken down is answered with 404.
test.use({ mayComplain: /404/ });

for (const role of ['visitor', 'reader'] as const) {
  test(`no admin role appears to a ${role} on any screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (role === 'reader') {
      await signIn(page);
      await haveInterests(page);
    }
    const { named, own, popups, screens } = roles[role];

    await alive(page, '/m/news');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await noAdminHere(page);
    }
    await page.getByRole('button', { name: t('shell.settings') }).click();
    // The word for this role, which the other does not see.
    const words = [t('personal.guestText'), t('personal.readerText')];
    await expect(topPopup(page).getByText(t(named), { exact: true })).toBeVisible();
    for (const other of words.filter((word) => word !== t(named))) {
      await expect(topPopup(page).getByText(other, { exact: true })).toHaveCount(0);
    }
    await noAdminHere(page);
    await closeAll(page);
    for (const row of own) {
      await test.step(row, async () => {
        await openFromCenter(page, t, row);
        // A popup's code loads first: an earlier Escape would close the center.
        await expect(openPopups(page)).toHaveCount(2);
        await noAdminHere(page);
        await closeAll(page);
      });
    }
    await alive(page, articlePath);
    await noAdminHere(page);
    for (const kind of popups) {
      await test.step(kind, async () => {
        const popup = popupsOfArticle[kind];
        await popup?.open(page, t);
        await expect(topPopup(page)).toHaveAccessibleName(popup?.name(t) ?? '');
        await noAdminHere(page);
        await backToArticle(page);
      });
    }
    await page.getByRole('button', { name: t('chat.askArticle') }).click();
    await noAdminHere(page);
    for (const address of screens) {
      await test.step(address, async () => {
        await alive(page, address);
        await noAdminHere(page);
      });
    }
  });
}
