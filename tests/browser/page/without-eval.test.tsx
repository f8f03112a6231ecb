import { parseWithoutEval } from '@/lib/browser/page/without-eval';

it('the parser does not generate code from text when that is disabled', async () => {
  parseWithoutEval();
  const made = jest.spyOn(globalThis, 'Function');
  const { z } = await import('zod');
  expect(z.object({ a: z.string() }).parse({ a: 'b' })).toEqual({ a: 'b' });
  expect(z.config().jitless).toBe(true);
  expect(made).not.toHaveBeenCalled();
});
