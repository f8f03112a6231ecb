import { feedTrouble, sayTrouble } from '@/lib/newsroom/themes/feed-trouble';

it('is reported in the caller’s language, with its details', () => {
  const kept = feedTrouble('status', 404);
  expect(sayTrouble(kept, 'en')).toBe('the server answered 404');
  expect(sayTrouble(kept, 'zh')).toBe('服务器返回了 404');
  expect(sayTrouble(kept, 'ph')).toBe('sumagot ang server ng 404');
  const named = feedTrouble('names-none', 'https://a.example/$&');
  expect(sayTrouble(named, 'en')).toBe('the page names https://a.example/$&, which is no feed');
});

it('is reported in general terms if stored in an older form', () => {
  expect(sayTrouble('address points inside the network', 'zh')).toBe('连接失败');
  expect(sayTrouble('constructor', 'en')).toBe('the connection failed');
});
