import { interpret, refusedNotice } from '@/lib/client/interceptor';
import { notLoggedIn } from '@/lib/contract';

const serviceError = { key: 'errors.serviceError' };
const refusal = (error_code: number, error_message?: string, reason?: string, values = {}) => ({
  base_resp: { error_code, error_message, reason, values },
});

describe('an answer', () => {
  it.each([200, 201, 299])('with status %i has its data', (status) => {
    const body = { base_resp: { error_code: 0 }, data: [1] };
    expect(interpret(status, body)).toEqual({ outcome: 'answer', answer: body });
    expect(interpret(status, [1])).toEqual({ outcome: 'answer', answer: [1] });
  });

  it('that is not JSON is malformed', () => {
    expect(interpret(200, undefined)).toEqual({ outcome: 'malformed', notice: serviceError });
  });

  it.each([199, 300, 302, 400, 500])(
    'with status %i has no data and shows a service error',
    (status) => {
      expect(interpret(status, { data: 1 })).toEqual({
        ...{ outcome: 'answer', answer: {}, notice: serviceError },
      });
    },
  );

  it.each([502, 503, 504])('of a gateway (%i) has a message of ours', (status) => {
    expect(interpret(status, refusal(7, 'upstream is down'))).toEqual({
      ...{ outcome: 'answer', answer: {}, notice: serviceError },
    });
  });

  it('with status 404 is a service envelope or an unknown call', () => {
    const body = { base_resp: { error_code: 0 } };
    expect(interpret(404, body)).toEqual({ outcome: 'answer', answer: body });
    for (const other of [undefined, 'Not found', {}, { data: 1 }]) {
      expect(interpret(404, other)).toEqual({
        ...{ outcome: 'answer', answer: {}, notice: { key: 'errors.interfaceMissing' } },
      });
    }
  });
});

describe('a refusal', () => {
  it('has a code and the message of the service, in whichever field it is', () => {
    expect(interpret(200, refusal(7, 'No more today'))).toEqual({
      ...{ outcome: 'refused', code: 7, message: 'No more today' },
      notice: { text: 'No more today' },
    });
    expect(interpret(400, { ...refusal(7), msg: 'Too long' })).toMatchObject({
      ...{ outcome: 'refused', code: 7, message: 'Too long' },
      notice: { key: 'errors.backendError' },
    });
    expect(interpret(400, { ...refusal(7, 'This'), msg: 'that' })).toMatchObject({
      message: 'This',
    });
    expect(interpret(400, refusal(7))).toMatchObject({ message: '' });
  });

  it('with a reason has a message of ours, with its values', () => {
    const { base_resp } = refusal(7, 'No more today', 'topicsFollowed', { most: 100 });
    const notice = refusedNotice({ base_resp });
    expect(notice).toEqual({
      key: expect.stringContaining('topicsFollowed'),
      values: { most: 100 },
    });
    expect(refusedNotice({ base_resp: { error_code: 7, reason: 'nothing that we know' } })).toEqual(
      {
        key: 'errors.backendError',
      },
    );
    expect(refusedNotice({})).toEqual({ key: 'errors.backendError' });
  });

  it('for missing sign-in is a kind of its own, in either form', () => {
    const refused = { outcome: 'notLoggedIn', code: notLoggedIn, message: 'Sign in' };
    expect(interpret(200, refusal(notLoggedIn, 'Sign in'))).toEqual(refused);
    expect(interpret(200, { code: notLoggedIn, msg: 'Sign in' })).toEqual(refused);
    expect(interpret(401, refusal(notLoggedIn, 'Sign in'))).toEqual(refused);
  });

  it('with 401 alone shows no message', () => {
    expect(interpret(401, undefined)).toEqual({ outcome: 'answer', answer: {} });
    expect(interpret(401, refusal(7, 'No'))).toEqual({ outcome: 'answer', answer: {} });
  });
});
