import {
  appDeviceId,
  cubeId,
  isDeviceId,
  isInstallId,
  newDeviceId,
} from '@/lib/model/account/device-id';
import { appMode } from '@/lib/model/wire/app-mode';

describe('the device id', () => {
  it('is made from the current time', () => {
    expect(newDeviceId(1_763_700_000_000, 0.5)).toMatch(/^1763700000000[a-z0-9]{6}$/);
    expect(newDeviceId(1_763_700_000_000, 0)).toBe('1763700000000000000');
    expect(newDeviceId(7, 1 / 36)).toBe('7100000');
    expect(isDeviceId(newDeviceId(1_763_700_000_000, 0))).toBe(true);
  });

  it('contains nothing that could break a header', () => {
    expect(isDeviceId('a\r\nx: y-and-more')).toBe(false);
    expect(isDeviceId(undefined)).toBe(false);
    expect(isDeviceId('12345678\n')).toBe(false);
    expect([
      isDeviceId('1'.repeat(7)),
      isDeviceId('1'.repeat(64)),
      isDeviceId('1'.repeat(65)),
    ]).toEqual([false, true, false]);
  });

  it('begins with app_ in the app, once', () => {
    expect(appDeviceId('12345678')).toBe('app_12345678');
    expect(appDeviceId('app_12345678')).toBe('app_12345678');
    expect(appDeviceId('12345678app_')).toBe('app_12345678app_');
    expect([appDeviceId('a b'), appDeviceId('')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a', true],
    ['A-1_'.repeat(16), true],
    ['1'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['a\r\nx', false],
    [['a'], false],
    [undefined, false],
  ])('of an installation may be %j: %s', (id, may) => expect(isInstallId(id)).toBe(may));

  it('travels as the fixed prefix plus the id', () =>
    expect(cubeId('12345678')).toBe('cube_12345678'));
});

describe('the type of the app', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36';
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36';
  it.each([
    [desktop, null, false, 'pc'],
    [desktop, 'large', false, 'h5'],
    [desktop, 'small', false, 'pc'],
    [phone, null, false, 'h5'],
    [phone, null, true, 'app'],
  ])('of %s with size=%s in a container=%s is %s', (userAgent, size, container, mode) => {
    expect(appMode({ userAgent, size, container })).toBe(mode);
  });
});
