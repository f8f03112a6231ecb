import { appAddress, readZlinkVersion, showsBrowserHint, storeOf } from '@/lib/model/wire/zlink';

it.each([
  [undefined, '1'],
  ['1', '1'],
  ['2', '2'],
  ['3', '1'],
  ['', '1'],
])('the landing page reads the version %j as %s', (given, version) => {
  expect(readZlinkVersion(given)).toBe(version);
});

it('opens the app at the detail page of the id', () => {
  const app = { scheme: 'cubewire', ios: '', android: '' };
  expect(appAddress(app, 'a b&c')).toBe('cubewire://news/detail?id=a%20b%26c');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', undefined],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', undefined],
  ['', undefined],
])('%s has its app in the store %s', (userAgent, store) => {
  expect(storeOf(userAgent)).toBe(store);
});

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120.0 Mobile';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';

describe('the hint to open the page in the browser', () => {
  it.each([
    `${phone} MicroMessenger/8.0.42`,
    `${iPhone} MicroMessenger/8.0.42 NetType/WIFI`,
    `${iPhone} QQ/9.0.1`,
    `${iPhone} Safari Line/14.2.0`,
    `${iPhone} [FBAN/FBIOS;FBAV/450.0]`,
    `${iPhone} Instagram 310.0`,
  ])('is shown inside %s, where there is an app', (userAgent) => {
    expect(showsBrowserHint(undefined, { hasApp: true, userAgent })).toBe(true);
    expect(showsBrowserHint(undefined, { hasApp: false, userAgent })).toBe(false);
  });

  it.each([
    phone,
    `${iPhone} Version/17.0 Mobile/15E148 Safari/604.1`,
    `${phone} MQQBrowser/14.1`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) MicroMessenger/6.8 WindowsWechat',
  ])('is shown in %s in version 2 only', (userAgent) => {
    expect(showsBrowserHint('1', { hasApp: true, userAgent })).toBe(false);
    expect(showsBrowserHint('2', { hasApp: true, userAgent })).toBe(true);
  });
});
