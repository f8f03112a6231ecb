import { captionOf } from '@/lib/model/feed/image-address';
import { toTree } from '@/lib/model/markdown/to-tree';
import { walkElements } from '@/lib/model/markdown/walk';

function image(markdown: string) {
  let properties: Record<string, unknown> | undefined;
  walkElements(toTree(markdown), (node) => {
    if (node.tagName === 'img') properties = node.properties;
  });
  return properties;
}

test('an alt text that begins with {address} carries a caption', () => {
  expect(captionOf('{address}Photo: Ana Cruz')).toBe('Photo: Ana Cruz');
  expect(captionOf('{https://a.example/x} Photo: Ana Cruz')).toBe('Photo: Ana Cruz');
  expect(captionOf('A plain {brace} text')).toBeUndefined();
  expect(image('![{address} Photo](https://a.example/b.png)')).toEqual({
    src: 'https://a.example/b.png',
    alt: 'Photo',
    dataCaption: 'Photo',
  });
});

test('an image may carry a video parameter, which must be a web address', () => {
  const video = encodeURIComponent('https://v.example/a.mp4');
  expect(image(`![A title](https://a.example/b.png?video=${video}&w=2)`)).toEqual({
    src: 'https://a.example/b.png?w=2',
    alt: 'A title',
    dataVideo: 'https://v.example/a.mp4',
  });
  expect(image('![x](https://a.example/b.png?video=javascript:alert(1))')).toEqual({
    src: 'https://a.example/b.png?video=javascript:alert(1)',
    alt: 'x',
  });
});

test('removes an image without a safe address, and keeps a link without one as text', () => {
  expect(image('![x](data:image/svg+xml,x)')).toBeUndefined();
  expect(JSON.stringify(toTree('[words](javascript:alert(1))'))).toContain('words');
  expect(JSON.stringify(toTree('[words](javascript:alert(1))'))).not.toContain('javascript');
});
