import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../fast-check';
import { cleanCode, codeLengthOf } from '@/lib/model/account/code';
import { emailOf, isEmail } from '@/lib/model/account/email';
import { isPassword, passwordMarks } from '@/lib/model/account/password';
import { describeShared } from '@/tests/shared';

describe('an e-mail address', () => {
  it.each([
    ['reader@example.org', true],
    ['Reader@Example.ORG', true],
    ['first.last+tag@mail.example.org', true],
    ['"two words"@example.org', true],
    ['reader@[192.0.2.1]', true],
    ['读者@example.org', true],
    ['reader@example.o', false],
    ['reader@example', false],
    ['reader@.org', false],
    ['reader@192.0.2.1', false],
    ['@example.org', false],
    ['reader example@example.org', false],
    ['.reader@example.org', false],
    ['reader.@example.org', false],
    ['a@b@example.org', false],
    ['', false],
  ])('%s is valid: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it('is compared in lower case, without surrounding white space', () => {
    expect(emailOf('  Reader@Example.ORG ')).toBe('reader@example.org');
    expect(isEmail('READER@EXAMPLE.ORG')).toBe(true);
    expect(isEmail(' reader@example.org')).toBe(false);
  });

  it('has at most 64 octets before the @ and 254 in all', () => {
    const domain = (length: number) => `${'d'.repeat(length - 4)}.org`;
    expect(isEmail(`${'a'.repeat(64)}@example.org`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(isEmail(`${'é'.repeat(33)}@example.org`)).toBe(false);
    expect(isEmail(`${'a'.repeat(50)}@${domain(203)}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(50)}@${domain(204)}`)).toBe(false);
  });

  it('cannot inject a header', () => {
    for (const control of ['\r\n', '\n', '\0', '\t', '\u0085', '\u007f']) {
      expect(isEmail(`"a${control}Bcc: x"@example.org`)).toBe(false);
      expect(isEmail(`a${control}@example.org`)).toBe(false);
    }
  });

  it('has no bracket that would end it in a mail header, and no invisible character', () => {
    for (const sign of ['<', '>', '\u200b', '\u202e', '\u00ad', '\ufeff']) {
      expect(isEmail(`"a${sign}b"@example.org`)).toBe(false);
      expect(isEmail(`a${sign}b@example.org`)).toBe(false);
    }
  });

  it('is validated in linear time', () => {
    // Would take years with a pattern that backtracks.
    for (const text of ['a.', 'a', '"', 'a@', '-', '1.']) {
      expect(isEmail(`${text.repeat(100_000)}@`)).toBe(false);
      expect(isEmail(`reader@${text.repeat(120)}`)).toBe(false);
    }
  });
});

/** The pattern's verdict on each of the corpus's 185 addresses, in order. */
const verdicts =
  '00000000111110100001011001001111100000100001001011000000100000010001000000000000000000000000000000000000010000010000000000000000000000000000000000000000000000000000000000001000000000011';

describeShared('the addresses of the corpus', ['corpora', 'isemail'], (folder) => {
  const cases: [string, string][] = JSON.parse(readFileSync(join(folder, 'tests.json'), 'utf8'));
  it('have the recorded verdicts', () => {
    expect(cases).toHaveLength(185);
    expect(cases.map(([address]) => (isEmail(address) ? 1 : 0)).join('')).toBe(verdicts);
  });
});

describe('a password', () => {
  it.each([
    ['five5', false],
    ['sixsix', true],
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['with space', false],
    ['tab\tbed', false],
    ['wide\u3000one', false],
    ['密码密码密码', true],
    ['🔑🔑🔑🔑🔑🔑', true],
    ['🔑🔑🔑🔑🔑', false],
  ])('%j is accepted: %s', (password, expected) => {
    expect(isPassword(password)).toBe(expected);
  });

  it('is accepted with a hint when it lacks upper case, digit or symbol', () => {
    expect(passwordMarks('alllower')).toEqual({ length: true, mixed: false });
    expect(passwordMarks('Upper1only')).toEqual({ length: true, mixed: false });
    expect(passwordMarks('Upper1!x')).toEqual({ length: true, mixed: true });
    expect(passwordMarks('UPPER1!')).toEqual({ length: true, mixed: true });
    for (const plain of ['lower1!', 'Upper!!', 'UpperA1', 'Upper 1'])
      expect(passwordMarks(plain).mixed).toBe(false);
    expect(passwordMarks('U1!')).toEqual({ length: false, mixed: true });
    expect(isPassword('alllower')).toBe(true);
  });
});

describe('a code', () => {
  it.each([
    ['12 34', '1234'],
    ['1-2-3-4', '1234'],
    ['Your code: 99', 'Your'],
    ['１２３４', '1234'],
    ['ab12', 'ab12'],
    ['12345', '1234'],
    ['😀1', '1'],
  ])('%j becomes %j', (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
  });

  it('is cut to the required length', () => {
    expect(cleanCode('1234567890', 6)).toBe('123456');
    expect([codeLengthOf('phone'), codeLengthOf('email')]).toEqual([4, 6]);
  });

  it('holds letters and digits only, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: 1, max: 12 }),
        (text, length) => {
          expect(cleanCode(text, length)).toMatch(new RegExp(`^[A-Za-z0-9]{0,${length}}$`));
        },
      ),
    );
  });
});
