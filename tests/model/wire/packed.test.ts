import fc from '@/tests/fast-check';
import { pack, unpack } from '@/lib/model/wire/packed';

it('restores any JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('leaves out undefined values', () => {
  expect(unpack(pack({ id: 'one', event: undefined }))).toEqual({ id: 'one' });
});

it('throws for a text that is no JSON', () => {
  expect(() => unpack('{')).toThrow(SyntaxError);
});
