import { readerRefusals, callRefusals, refusalKey, refusalOf } from '@/lib/contract/refusals';
import { allMessages as messages } from '@/tests/all-messages';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe.each(Object.entries(messages))('refusals in %s', (_, { errors: { refused } }) => {
  const sentences: Readonly<Record<string, string>> = refused;

  it('has a sentence for every refusal that a reader can meet, and no others', () => {
    expect(Object.keys(sentences).sort()).toEqual(
      [...Object.keys(readerRefusals), 'request'].sort(),
    );
  });

  it('carries numbers instead of a sentence, which would be in one language', () => {
    const named = Object.values(readerRefusals).flatMap(({ text }) => placeholders(text));
    expect(named.filter((name) => name !== 'least' && name !== 'most')).toEqual([]);
  });

  it('uses only placeholders that the refusal fills', () => {
    for (const [reason, { text }] of Object.entries(readerRefusals)) {
      const named = placeholders(sentences[reason] ?? '');
      expect([reason, named.filter((name) => !placeholders(text).includes(name))]).toEqual([
        reason,
        [],
      ]);
    }
  });
});

it('gives every reason of ours a message key, and no others', () => {
  for (const reason of Object.keys(readerRefusals)) {
    expect(refusalKey(reason)).toBe(`errors.refused.${reason}`);
  }
  for (const reason of Object.keys(callRefusals)) {
    expect(refusalKey(reason)).toBe('errors.refused.request');
  }
  expect(refusalKey('toString')).toBeUndefined();
  expect(refusalKey('of another service')).toBeUndefined();
  expect(refusalKey(undefined)).toBeUndefined();
});

it('fills in the values, and uses the code as HTTP status by default', () => {
  expect(refusalOf('topicsFollowed', { most: 100 })).toEqual({
    code: 429,
    status: 429,
    message: 'You follow 100 topics, which is the most.',
  });
  expect(refusalOf('signIn').status).toBe(200);
});
