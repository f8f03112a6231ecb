import { captionOf, videoOf } from '@/lib/model/feed/image-address';

it.each([
  ['{https://a.example/x} Photo: Ana Cruz', 'Photo: Ana Cruz'],
  ['  {x}Ana ', 'Ana'],
  ['\n {}\n Ana', 'Ana'],
  ['{a}{b} Ana', '{b} Ana'],
  ['{long address} ', ''],
])('the caption of %j is %j', (alt, caption) => {
  expect(captionOf(alt)).toBe(caption);
});

it.each(['Ana {x}', 'A{x} Ana', '{x Ana', '{{x}} Ana', ''])('%j is no caption', (alt) => {
  expect(captionOf(alt)).toBeUndefined();
});

it('an address that is not on the web has no video, and stays unchanged', () => {
  for (const src of ['/covers/1.svg', 'data:image/png;base64,AA==', 'covers/1.svg?video=x', '']) {
    expect(videoOf(src)).toEqual({ src });
  }
});

it('a video on the web is returned, without the picture’s parameter', () => {
  const video = 'https://v.example/a.mp4';
  expect(videoOf(`https://a.example/b.png?w=2&video=${encodeURIComponent(video)}`)).toEqual({
    ...{ src: 'https://a.example/b.png?w=2', video },
  });
});

it.each(['/a.mp4', 'javascript:alert(1)', 'data:video/mp4;base64,AA=='])(
  'a video at %s is ignored',
  (video) => {
    const src = `https://a.example/b.png?video=${encodeURIComponent(video)}`;
    expect(videoOf(src)).toEqual({ src });
  },
);
