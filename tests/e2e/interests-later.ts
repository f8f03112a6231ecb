// A visitor in China is asked for interests at the first visit: tests of other subjects have
// postponed that.
import type { Page } from 'playwright/test';
import { interestsLaterKey } from '@/lib/model/wire/further-keys';

export const interestsLater = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => sessionStorage.setItem(key, 'guest'), interestsLaterKey);
