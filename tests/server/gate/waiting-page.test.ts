import { unknownReaderPage } from '@/lib/server/gate/unknown-reader-page';
import { waitingPage } from '@/lib/server/gate/waiting-page';

const words = { en: 'In a moment.', zh: '请稍候。', ph: 'Sandali lang.' };

it('asks again by itself, in every language, and is kept by nobody', () => {
  const { status, headers, body } = waitingPage(words, 7);
  expect(status).toBe(503);
  expect(headers).toEqual({
    'cache-control': 'no-store',
    // No sandbox, which would keep the page from asking again.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'retry-after': '7',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toContain('<meta http-equiv="refresh" content="7">');
  expect(body.match(/<p lang=.*<\/p>/g)).toEqual([
    '<p lang="en">In a moment.</p>',
    '<p lang="zh-CN">请稍候。</p>',
    '<p lang="fil">Sandali lang.</p>',
  ]);
});

it('of a reader whom nobody can name says so', async () => {
  const answer = unknownReaderPage();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('who is signed in');
});
