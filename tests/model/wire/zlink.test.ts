import { appAddress, isAppleDevice, readZlinkVersion } from '@/lib/model/wire/zlink';

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
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', false],
  ['', false],
])('%s is a device of Apple: %s', (userAgent, apple) => {
  expect(isAppleDevice(userAgent)).toBe(apple);
});
