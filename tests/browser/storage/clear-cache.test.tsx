import { clearCache, clearDevice } from '@/lib/browser/storage/clear-cache';
import { keepUserInfo } from '@/lib/browser/storage/user-info';
import { readUserInfo } from '@/tests/read-user-info';
import { storageKeys } from '@/lib/model/wire/storage-keys';

const now = Date.UTC(2026, 0, 15);
const device = '1768435200000abc123';

function fill() {
  for (const key of Object.values(storageKeys)) localStorage.setItem(key, 'something');
  localStorage.setItem(storageKeys.deviceId, device);
  localStorage.setItem('infinite_scroll', 'false');
  for (const kind of ['news_list', 'news_detail', 'chatbot_history', 'tab_list', 'login_method'])
    localStorage.setItem(`${kind}:x`, '{}');
  keepUserInfo({ user_id: 'u1', name: 'Maria', is_init_interests: true }, now);
  sessionStorage.setItem('news_read', '["a"]');
}

beforeEach(() => {
  localStorage.clear();
  fill();
});

describe('clearing the cache', () => {
  it('keeps device id, interest selection, first login, install id and user info, and nothing else', () => {
    localStorage.setItem(storageKeys.installId, 'install-1234567');
    clearCache();
    expect(Object.keys(localStorage).sort()).toEqual(
      ['device_id', 'first_login', 'install_id', 'interest_selected', 'user_info:'].sort(),
    );
    expect(localStorage.getItem('device_id')).toBe(device);
    expect(readUserInfo()).toEqual({ user_id: 'u1', name: 'Maria', is_init_interests: true });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'short', 'no install id <b>'])('deletes an invalid install id: %j', (id) => {
    localStorage.setItem(storageKeys.installId, id);
    clearCache();
    expect(localStorage.getItem(storageKeys.installId)).toBe(null);
  });

  it('throws where storage does', () => {
    const broken = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(clearCache).toThrow('blocked');
    broken.mockRestore();
  });
});

it('with the account also deletes everything that this device keeps', () => {
  clearDevice();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('cached user info carries its type, its date and its data', () => {
  expect(JSON.parse(localStorage.getItem('user_info:') ?? '')).toEqual({
    type: 'user_info',
    date: now,
    data: { user_id: 'u1', name: 'Maria', is_init_interests: true },
  });
});
