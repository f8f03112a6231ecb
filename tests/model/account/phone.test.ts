import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../fast-check';
import parsePhoneNumber from 'libphonenumber-js/max';
import {
  digitsOf,
  isPhone,
  mobileOf,
  phoneCodes,
  readMobile,
  typedPhone,
} from '@/lib/model/account/phone';
import { describeShared } from '@/tests/shared';

describe('a phone number', () => {
  it.each([
    ['+63', '9171234567', true],
    ['+63', '09171234567', true],
    ['+63', '917123456', false],
    ['+63', '91712345678', false],
    ['+63', '13800138000', false],
    ['+86', '13800138000', true],
    ['+86', '138001380001', false],
    ['+86', '1380013800', false],
    ['+86', '2162345678', false],
    ['+86', '9171234567', false],
    ['+63', '282345678', false],
    ['+86', '00000000000', false],
    ['+63', '', false],
    ['+63', '917 123 4567', false],
    ['+63', '+639171234567', false],
  ] as const)('%s %s is valid: %s', (code, phone, expected) => {
    expect(isPhone({ code, phone })).toBe(expected);
  });

  it('has one spelling on the wire: country code, space, number', () => {
    expect(mobileOf({ code: '+63', phone: '9171234567' })).toBe('+63 9171234567');
    expect(mobileOf({ code: '+63', phone: '09171234567' })).toBe('+63 9171234567');
    expect(mobileOf({ code: '+63', phone: '639171234567' })).toBe('+63 9171234567');
    expect(mobileOf({ code: '+86', phone: '13800138000' })).toBe('+86 13800138000');
    expect(mobileOf({ code: '+86', phone: '1' })).toBeUndefined();
  });

  it('is read from the wire in any spelling, or not at all', () => {
    expect(readMobile('+63 09171234567')).toEqual({ code: '+63', phone: '9171234567' });
    expect(readMobile('+86 13800138000')).toEqual({ code: '+86', phone: '13800138000' });
    for (const wrong of ['', '+63', '+63 ', '+1 2025550123', '63 9171234567', '+63 917 1234567']) {
      expect(readMobile(wrong)).toBeUndefined();
    }
  });

  it('is parsed back as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...phoneCodes),
        fc.stringMatching(/^\d{5,13}$/),
        (code, phone) => {
          const mobile = mobileOf({ code, phone });
          expect(mobile === undefined).toBe(!isPhone({ code, phone }));
          const back = mobile === undefined ? undefined : readMobile(mobile);
          expect(back && mobileOf(back)).toBe(mobile);
        },
      ),
    );
  });

  it('accepts digits only, and the country code of a pasted number', () => {
    expect(digitsOf('(917) abc-1234x')).toBe('9171234');
    expect(typedPhone('917 123 4567', '+63')).toEqual({ code: '+63', phone: '9171234567' });
    expect(typedPhone('+86 138-0013-8000', '+63')).toEqual({ code: '+86', phone: '13800138000' });
    expect(typedPhone('0063 917 123 4567', '+86')).toEqual({ code: '+63', phone: '9171234567' });
    expect(typedPhone(' +86 138', '+63')).toEqual({ code: '+86', phone: '138' });
    expect(typedPhone('1 +86 138', '+63')).toEqual({ code: '+63', phone: '186138' });
    expect(typedPhone('+1 202', '+86')).toEqual({ code: '+86', phone: '1202' });
    expect(digitsOf('1'.repeat(40))).toHaveLength(15);
  });
});

describeShared('mobiles of both numbering plans', ['corpora', 'phones'], (folder) => {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const examples: Record<string, string> = read('examples.mobile.json');

  it('are valid, those of other countries are not', () => {
    const valid = (code: '+63' | '+86') =>
      Object.entries(examples)
        .filter(([, phone]) => isPhone({ code, phone }))
        .map(([country]) => country);
    expect(valid('+63')).toContain('PH');
    expect(valid('+86')).toContain('CN');
    expect(valid('+63')).not.toContain('CN');
    expect(valid('+86')).not.toContain('PH');
  });

  it.each([
    ['+63', 'PH'],
    ['+86', 'CN'],
  ] as const)('of %s are all accepted, and nothing that is no number', (code, country) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[189]\d{8,11}$/), (phone) => {
        const found = parsePhoneNumber(phone, country);
        if (found?.country === country && found.getType() === 'MOBILE') {
          expect(isPhone({ code, phone })).toBe(true);
        }
        if (isPhone({ code, phone })) expect(found?.isPossible()).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
