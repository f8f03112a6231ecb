import { appAddress, readZlinkVersion, storeOf } from '@/lib/model/wire/zlink';

it.each([
  [undefined, '1'],
  ['1', '1'],
  ['2', '2'],
  ['3', '1'],
  ['', '1'],
])('the version %j of the landing page is read as %s', (given, version) => {
  expect(readZlinkVersion(given)).toBe(version);
});

it('the app is tried at the detail page of the id', () => {
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
