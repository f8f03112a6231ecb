import { pairMs, readShortcut, shortcuts, type Shortcut } from '@/lib/model/shortcuts';

const plain = { ctrlKey: false, altKey: false, metaKey: false };
const key = (name: string) => ({ key: name, ...plain });

it.each(Object.entries(shortcuts))('%s means %s', (keys, meaning) => {
  let before: ReturnType<typeof readShortcut>['before'];
  let means: Shortcut | undefined;
  for (const name of keys.split(' ')) ({ before, means } = readShortcut(before, key(name), 1));
  expect(means).toBe(meaning);
});

it.each(['ctrlKey', 'altKey', 'metaKey'])('with %s a key is left to the browser', (modifier) => {
  expect(readShortcut(undefined, { ...key('s'), [modifier]: true }, 1)).toEqual({});
});

it('waits for the second key of a pair, and only for a limited time', () => {
  const { before, means } = readShortcut(undefined, key('g'), 1);
  expect(means).toBeUndefined();
  expect(readShortcut(before, key('s'), 1 + pairMs).means).toBe('settings');
  expect(readShortcut(before, key('s'), 2 + pairMs).means).toBe('save');
  expect(readShortcut(before, key('x'), 2).means).toBeUndefined();
});
