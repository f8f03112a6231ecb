import { deviceId } from '@/lib/browser/device/device-id';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage/storage';

describe('the storage of a browser', () => {
  it('stores and deletes', () => {
    writeStored('a', '1');
    expect(readStored('a')).toBe('1');
    removeStored('a');
    expect(readStored('a')).toBeUndefined();
  });

  it('fails silently: it reads as empty and nothing throws', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    writeStored('a', '1');
    expect(readStored('a')).toBeUndefined();
    removeStored('a');
    expect(deviceId()).toBe(deviceId());
    for (const spy of spies) spy.mockRestore();
  });

  it('keeps the device id that was generated once', () => {
    const first = deviceId();
    expect(deviceId()).toBe(first);
    expect(localStorage.getItem('device_id')).toBe(first);
  });
});
