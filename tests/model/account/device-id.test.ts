import { cubeId, isDeviceId, newDeviceId } from '@/lib/model/account/device-id';
import { appMode } from '@/lib/model/wire/app-mode';

describe('the device id', () => {
  it('is made from the current time', () => {
    expect(newDeviceId(1_763_700_000_000, 0.5)).toMatch(/^1763700000000[a-z0-9]{6}$/);
    expect(isDeviceId(newDeviceId(1_763_700_000_000, 0))).toBe(true);
  });

  it('is nothing that could break a header', () => {
    expect(isDeviceId('a\r\nx: y-and-more')).toBe(false);
    expect(isDeviceId(undefined)).toBe(false);
  });

  it('travels as the fixed prefix plus the id', () =>
    expect(cubeId('12345678')).toBe('cube_12345678'));
});

describe('the form of the application', () => {
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
