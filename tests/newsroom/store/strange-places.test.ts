// Made-up cursors: a cursor is text that anybody can write. Protects: on either engine a position
// that no list of ours ended at is refused or leads to an end, and never fails.
import { operations, type OperationName } from '@/lib/contract';
import { CommentSort } from '@/lib/model/wire/enums';
import { readerApi } from '@/lib/server/reader-api';
import { deployment } from '../../server/service';
import { newEmail, openSite, signUpByEmail, type Browser, type Site } from '../accounts/site';
import { siteOrigin, webOptions } from '../reader-api-site';
import { onBothEngines } from './engines';

const far = Number.MAX_SAFE_INTEGER;
/** More than 32 bits, the size of a Postgres count. */
const beyond = 2 ** 31;
const places: readonly (readonly (string | number)[])[] = [
  ...[[far], [far, 'z'], [-far, 'z'], [beyond, 'z'], [far, 0], [-far, far], [1, '\0']],
  ...[
    [far, far, 'z'],
    [beyond, 1, 'z'],
    [1, beyond, 'z'],
    [1, 'a', 'b'],
    ['a', 'b'],
    ['a', 1],
  ],
];
const cursors = places.map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

const paged = (Object.keys(operations) as OperationName[]).filter(
  (name) => 'cursor' in operations[name].input.shape && operations[name].group !== 'login',
);

onBothEngines((engine) => {
  let site: Site;
  let operator: Browser;
  beforeAll(async () => {
    const email = newEmail();
    const inner = deployment({ inner: true });
    site = await openSite({ ...(await engine.fresh()), operators: [email], deployment: inner });
    operator = site.browser();
    await signUpByEmail(operator, email);
  });
  afterAll(() => site.close());

  /** The sample of a call with another cursor; comments in the order with the longest cursor. */
  function inputAt(name: OperationName, cursor: string) {
    const { input, sample } = operations[name];
    const sort = name === 'ListEventComments' ? { sort: CommentSort.Hot } : {};
    const given: object = { ...sample, ...sort, cursor };
    return input.parse(given) as never;
  }

  it('no list fails at an invented position', async () => {
    expect(paged.length).toBeGreaterThan(40);
    const failed: string[] = [];
    for (const name of paged) {
      site.advance(60_000);
      for (const [at, cursor] of cursors.entries()) {
        const { status } = await operator.call(name, inputAt(name, cursor));
        if (status >= 500) failed.push(`${name} ${JSON.stringify(places[at])}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('a reader app may send a time beyond the range of dates', async () => {
    const { body } = await operator.call('CreateAccessToken', { name: 'An app', scope: 'read' });
    const headers = new Headers({
      host: 'localhost:3000',
      authorization: `GoogleLogin auth=${body.data?.secret}`,
    });
    const idsOf = async (query: string) => {
      const address = `${siteOrigin}/reader/api/0/stream/items/ids?n=5&${query}`;
      const answer = await readerApi(new Request(address, { headers }), webOptions(site));
      expect([query, answer.status]).toEqual([query, 200]);
      return (await answer.json()).itemRefs.length;
    };
    for (const time of ['1e300', '99999999999999999']) {
      expect(await idsOf(`ot=${time}`)).toBe(0);
      expect(await idsOf(`nt=${time}`)).toBe(5);
    }
  });
});
