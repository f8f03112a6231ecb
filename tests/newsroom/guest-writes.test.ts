import { inGates } from '../gates';
import { guestWritesOfDevice, guestWritesOfNetwork } from '@/lib/model/limits/service';
import { openSite, signUpByPhone, newMobile, type Browser, type Site } from './accounts/site';

/** Thousands of writes, each on the disk before it is answered. */
const inFull = inGates ? it : it.skip;

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const settings = { device_settings: { language: 'EN', device_language: 'en' } } as const;
const write = (browser: Browser) => browser.call('UpsertDeviceSettings', settings);

it('a device owns nothing before its cookie came back', async () => {
  const browser = site.browser();
  expect((await write(browser)).status).toBe(400);
  expect(browser.cookies().has('device')).toBe(true);
  expect((await write(browser)).status).toBe(200);
});

it('a visitor who throws the cookie away keeps nothing, however often', async () => {
  for (let n = 0; n < 20; n += 1) expect((await write(site.browser())).status).toBe(400);
});

it('one device may write so often a minute, and a reader with an account is not counted', async () => {
  const browser = site.browser();
  await write(browser);
  for (let n = 0; n < guestWritesOfDevice; n += 1) expect((await write(browser)).status).toBe(200);
  const refused = await write(browser);
  expect(refused.status).toBe(429);
  site.advance(refused.retryAfter * 1_000);
  expect((await write(browser)).status).toBe(200);
  await signUpByPhone(browser, newMobile());
  for (let n = 0; n <= guestWritesOfDevice; n += 1) expect((await write(browser)).status).toBe(200);
});

inFull(
  'one network may write so often a day, whatever devices it brings',
  async () => {
    const network = '192.168.77.7';
    let accepted = 0;
    let refused = 0;
    for (let device = 0; refused === 0; device += 1) {
      const browser = site.browser(network);
      await write(browser);
      for (let n = 0; n < guestWritesOfDevice && refused === 0; n += 1) {
        if ((await write(browser)).status === 200) accepted += 1;
        else refused += 1;
      }
    }
    expect(accepted).toBe(guestWritesOfNetwork);
    const elsewhere = site.browser();
    await write(elsewhere);
    expect((await write(elsewhere)).status).toBe(200);
  },
  120_000,
);
