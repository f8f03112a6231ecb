import { judge, type Sample } from './grown';

const samples = (numbers: readonly number[], of: (n: number) => Sample) => numbers.map(of);
const lags = (...numbers: number[]) => samples(numbers, (lag) => ({ memory: 100, lag }));
const twelve = (early: number, late: number) => [
  ...[300, 300, 300, early, early, early, early, early, early, late, late, late],
];

describe('a process that runs for long', () => {
  it.each([
    ['stays', twelve(20, 20), 0],
    ['has grown and is not felt', twelve(10, 49), 0],
    ['is felt and was so before', twelve(80, 110), 0],
    ['is felt and has grown', twelve(60, 100), 1],
    ['is felt and is new', twelve(5, 60), 1],
  ])('whose lag %s: %j gives %d problems', (_, numbers, most) => {
    expect(judge('web', lags(...numbers)).problems).toHaveLength(most);
  });

  it('whose memory has grown is a problem', () => {
    const memory = (numbers: number[]) =>
      judge(
        'web',
        samples(numbers, (one) => ({ memory: one, lag: 1 })),
      ).problems;
    expect(memory(twelve(100, 120))).toEqual([]);
    expect(memory(twelve(100, 130))).toEqual(['web has grown by 1.30']);
  });

  it('that does not tell its lag is one, too: it would never be judged', () => {
    const { problems } = judge('worker 1', [{ memory: 1 }, { memory: 1, lag: 1 }]);
    expect(problems).toEqual(['worker 1 did not always tell its lag']);
  });
});
