import { answerOrRefusal, mustSucceed, mustSucceedOrBeGone } from '@/lib/client/must-succeed';
import { ServiceError } from '@/lib/client/service-error';
import { takenDown } from '@/lib/contract';

type Answer = Parameters<typeof mustSucceed>[0] extends Promise<infer A> ? A : never;

const taken = { code: 0, msg: 'ok' };
const gone = { code: takenDown };
const refused = (code: number, msg?: string) => ({ code, msg });
/** How a call ends: its answer, or what it fails with. */
const outcome = (call: (asked: Promise<Answer>) => Promise<unknown>, answer: Answer) =>
  call(Promise.resolve(answer)).catch((error: unknown) => error);

it('an answer that says so is a success, and is passed on as it came', async () => {
  for (const call of [mustSucceed, mustSucceedOrBeGone, answerOrRefusal])
    expect(await outcome(call, taken)).toBe(taken);
});

it('a refusal fails with its code, and with what the reader is told', async () => {
  for (const call of [mustSucceed, mustSucceedOrBeGone]) {
    const error = await outcome(call, refused(7, 'No more today'));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({
      ...{ kind: 'refused', code: 7, message: 'No more today', notice: { text: 'No more today' } },
    });
    expect(await outcome(call, refused(7))).toMatchObject({ message: '', notice: undefined });
  }
  expect(await outcome(answerOrRefusal, refused(7))).toBe('refused');
});

it('an empty answer, as after an HTTP error, decided nothing', async () => {
  for (const call of [mustSucceed, mustSucceedOrBeGone]) {
    const error = await outcome(call, {});
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind: 'network', message: 'The service gave no answer.' });
  }
  expect(await outcome(answerOrRefusal, {})).toBeUndefined();
});

it('that something is gone is an answer only where it may be', async () => {
  expect(await outcome(mustSucceedOrBeGone, gone)).toBe(gone);
  expect(await outcome(mustSucceed, gone)).toMatchObject({ code: takenDown });
});

it('nobody knows what was done where the call itself failed', async () => {
  const cause = new ServiceError('network', 'No answer arrived.');
  for (const call of [mustSucceed, mustSucceedOrBeGone])
    await expect(call(Promise.reject(cause))).rejects.toBe(cause);
  expect(await answerOrRefusal(Promise.reject(cause))).toBeUndefined();
  expect(await answerOrRefusal(Promise.reject(new Error('refused')))).toBeUndefined();
});
