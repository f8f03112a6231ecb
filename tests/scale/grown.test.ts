import { judge, type Sample } from './grown';

const samples = (numbers: readonly number[], of: (n: number) => Sample) => numbers.map(of);
const lags = (...numbers: number[]) => samples(numbers, (lag) => ({ least: 100, most: 100, lag }));
const twelve = (early: number, late: number) => [
  ...[300, 300, 300, early, early, early, early, early, early, late, late, late],
];

describe('a long-running process', () => {
  it.each([
    ['stays', twelve(20, 20), 0],
    ['has grown and is not felt', twelve(10, 49), 0],
    ['is felt and was so before', twelve(80, 110), 0],
    ['is felt and has grown', twelve(60, 100), 1],
    ['is felt and is new', twelve(5, 60), 1],
  ])('whose lag %s: %j gives %d problems', (_, numbers, most) => {
    expect(judge('web', lags(...numbers)).problems).toHaveLength(most);
  });

  it('is a problem when its memory has grown', () => {
    const memory = (least: number[], most: number[]) =>
      judge(
        'web',
        least.map((one, at) => ({ least: one, most: most[at] ?? 0, lag: 1 })),
      ).problems;
    expect(memory(twelve(100, 120), twelve(200, 240))).toEqual([]);
    expect(memory(twelve(100, 130), twelve(200, 300))).toEqual(['web has grown by 1.30']);
    // Garbage piles up to the same height, and was collected in one interval and not in the other.
    expect(memory(twelve(250, 450), twelve(500, 510))).toEqual([]);
  });

  it('is a problem when it does not report its lag: it would never be judged', () => {
    const { problems } = judge('worker 1', [
      { least: 1, most: 1 },
      { least: 1, most: 1, lag: 1 },
    ]);
    expect(problems).toEqual(['worker 1 did not always tell its lag']);
  });
});
