import type { Element, Root } from 'hast';
import { cleanTree } from '@/lib/model/markdown/clean-tree';
import { element } from '@/lib/model/markdown/walk';
import { toTree } from '@/lib/model/markdown/to-tree';

const root = (...children: Element[]): Root => ({ type: 'root', children });

test.each([
  ['a script', element('script', {}, [{ type: 'text', value: 'x' }]), root()],
  ['a place in the focus order', element('p', { tabIndex: 1 }, []), root(element('p', {}, []))],
  ['an id', element('p', { id: 'main' }, []), root(element('p', {}, []))],
  ['a handler', element('p', { onClick: 'x' }, []), root(element('p', {}, []))],
  ['an address', element('a', { href: 'javascript:x' }, []), root(element('a', {}, []))],
  ['a foreign mark', element('span', { dataAnchor: '1_en"' }, []), root(element('span', {}, []))],
])('removes %s from a tree of a service', (_, hostile, left) => {
  expect(cleanTree(root(hostile))).toEqual(left);
});

test('removes nothing from a tree of our own', () => {
  const tree = toTree(
    '# A\n\nb **c** [d](https://e.example/) [1]\n\n| f |\n|---|\n| g |\n\n<script>h</script>',
  );
  expect(cleanTree(structuredClone(tree))).toEqual(tree);
});

test.each([undefined, null, 'x', [], {}, { type: 'root' }, { type: 'element', children: [] }])(
  '%j is not a tree',
  (value) => expect(cleanTree(value)).toBeUndefined(),
);

test('rejects a tree deeper than any text', () => {
  let deep = element('p', {}, []);
  for (let level = 0; level < 100_000; level++) deep = element('p', {}, [deep]);
  expect(cleanTree(root(deep))).toBeUndefined();
});
