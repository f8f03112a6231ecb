// Checks whether the news services of an installation accept web instances, by calling them with a
// signed identity as web instances do, and whether login services of their own answer. Protects: the
// check creates no secret; it reads the stored one.
import type { Fetch } from '@/lib/contract';
import { identityRefusedHeader, signIdentity } from '@/lib/contract/identity';
import { secondMs } from '@/lib/model/time';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';
import { bad, good, note, reasonOf, type Finding } from './finding';
import { readDeployments } from './process/deployment-table';
import type { parseEnvironment } from './process/env';
import { foundSecret } from './process/kept-secret';

type Options = {
  environment: ReturnType<typeof parseEnvironment>;
  fetch: Fetch;
  now(): number;
};

const check = 'news service';
/**
 * An identity is valid for a minute: a clock that is off by this much and keeps drifting will soon
 * be too far off.
 */
const apartMs = 20 * secondMs;
const together = 'keep the clocks of both machines with NTP';

/** How many seconds the service's clock is ahead of ours, by the date of its answer. */
function aheadSeconds(answer: Response, now: number): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : Math.round((date - now) / secondMs);
}

function ofRefusal(at: string, reason: string, ahead: number | undefined): Finding {
  if (reason === 'clock') {
    const by =
      ahead === undefined ? '' : `, ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead' : 'behind'}`;
    return bad(check, `${at} refuses our identity: its clock is another${by}`, together);
  }
  const found = `${at} refuses our identity: it has another NEWS_SERVICE_SECRET`;
  return bad(check, found, 'set the same NEWS_SERVICE_SECRET on both sides');
}

async function look(base: string, secret: string, options: Options, patienceMs: number) {
  const { fetch, now } = options;
  const at = new URL(base).host;
  try {
    const headers = { authorization: `Bearer ${await signIdentity({}, secret, now())}` };
    const signal = deadlineSignal(patienceMs);
    const answer = await fetch(
      new Request(`${base.replace(/\/+$/, '')}/readyz`, { headers, signal }),
    );
    const ahead = aheadSeconds(answer, now());
    const refused = answer.headers.get(identityRefusedHeader);
    if (refused !== null) return ofRefusal(at, refused, ahead);
    if (!answer.ok) return bad(check, `${at} answered ${answer.status}`, 'look at its own log');
    if (ahead !== undefined && Math.abs(ahead) * secondMs > apartMs) {
      return note(check, `${at} is ready, but its clock is ${Math.abs(ahead)} s apart`, together);
    }
    return good(check, `${at} is ready and believes us`);
  } catch (error) {
    const remedy = 'start it, or correct NEWS_SERVICE_URL or the row of DEPLOYMENTS_FILE';
    return bad(check, `${at}: ${reasonOf(error)}`, remedy);
  }
}

function namedInTable(
  file: string | undefined,
  field: 'newsServiceUrl' | 'loginServiceUrl',
): (string | undefined)[] {
  try {
    return readDeployments(file).map((row) => row[field]);
  } catch {
    // A separate check reports a broken table.
    return [];
  }
}

/** One finding for each news service that runs as its own process; none where there is none. */
export async function lookAtNewsServices(options: Options, patienceMs: number): Promise<Finding[]> {
  const { NEWS_SERVICE_URL, NEWS_SERVICE_SECRET, DATA_DIR, DEPLOYMENTS_FILE } = options.environment;
  const named = [NEWS_SERVICE_URL, ...namedInTable(DEPLOYMENTS_FILE, 'newsServiceUrl')];
  const bases = [...new Set(named.flatMap((base) => base ?? []))];
  if (bases.length === 0) return [];
  const secret = NEWS_SERVICE_SECRET ?? foundSecret(DATA_DIR, 'NEWS_SERVICE_SECRET');
  if (!secret) {
    const remedy = 'set the NEWS_SERVICE_SECRET of the news service here, too';
    return [bad(check, 'NEWS_SERVICE_SECRET is not set: it would refuse our identity', remedy)];
  }
  return Promise.all(bases.map((base) => look(base, secret, options, patienceMs)));
}

async function reachLogin(base: string, { fetch }: Options, patienceMs: number): Promise<Finding> {
  const at = new URL(base).host;
  const remedy = 'start it, or correct LOGIN_SERVICE_URL or the row of DEPLOYMENTS_FILE';
  try {
    const { status } = await fetch(new Request(base, { signal: deadlineSignal(patienceMs) }));
    if (status >= 500) return bad('login service', `${at} answered ${status}`, remedy);
    return good('login service', `${at} answers`);
  } catch (error) {
    return bad('login service', `${at}: ${reasonOf(error)}`, remedy);
  }
}

/**
 * One finding for each login service of its own. Any answer counts: the contract has no call that
 * asks for nothing.
 */
export async function lookAtLoginServices(
  options: Options,
  patienceMs: number,
): Promise<Finding[]> {
  const { LOGIN_SERVICE_URL, DEPLOYMENTS_FILE } = options.environment;
  const named = [LOGIN_SERVICE_URL, ...namedInTable(DEPLOYMENTS_FILE, 'loginServiceUrl')];
  const bases = [...new Set(named.flatMap((base) => base ?? []))];
  return Promise.all(bases.map((base) => reachLogin(base, options, patienceMs)));
}
