// A question in Traditional characters means the same as in Simplified ones.
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { outcome } from './outcome-of';

describe('a question in Traditional characters', () => {
  const asked = '王小明為什麼辭職？';
  const resigned = { of: 'zh' as const, title: '王小明辞职' };

  it('means the same as in Simplified ones', () => {
    expect(outcome(asked, 'zh', resigned)).toBe('closest');
    expect(outcome(asked, 'zh', { ...resigned, title: '王小明因涉嫌受贿辞职' })).toBe('quoted');
    expect(outcome('王小明辭職了嗎？', 'zh', { ...resigned, title: '王小明将开会' })).not.toBe(
      'quoted',
    );
    const counted = '万科公司在北京有多少員工？';
    expect(outcome(counted, 'zh', { of: 'zh', title: '万科公司在北京的员工开会' })).toBe('closest');
  });

  it('is answered by a report in the same characters', () => {
    expect(outcome(asked, 'zh', { of: 'zh', title: '王小明由於健康原因辭職' })).toBe('quoted');
    expect(outcome(asked, 'zh', { of: 'zh', title: '王小明辭職' })).toBe('closest');
  });

  it('is stored as typed', () => {
    const { text, written } = readQuestion(asked, 'zh');
    expect(written).toBe(asked);
    expect(text).toBe('王小明为什么辞职？');
  });
});
