// The overhead of the web process per event, compared with reading the news service directly: the
// same scripted turns both ways, alternating, within one run.
import { percentile } from '../percentile';
import type { Row } from '../browser/table';
import type { ChatSite } from './site';
import { takeTurns, type Turn } from './stream-client';

const rounds = 3;
const at = (values: readonly number[], share: number) =>
  percentile(
    [...values].sort((a, b) => a - b),
    share,
  );

function delaysOf(turns: readonly Turn[]): number[] {
  const broken = turns.filter(({ complete }) => !complete).length;
  if (broken > 0) throw new Error(`${broken} of ${turns.length} streams were not complete.`);
  // Opening many streams is work of its own: only events written after all had begun count.
  const begun = Math.max(
    ...turns.map(({ events: [first] }) => (first?.made ?? 0) + (first?.delay ?? 0)),
  );
  return turns.flatMap(({ events }) =>
    events.filter(({ made }) => made >= begun).map(({ delay }) => delay),
  );
}

async function overhead({ web, service }: ChatSite, streams: number, pauseMs: number) {
  const script = { events: 40, pauseMs };
  const direct: number[] = [];
  const relayed: number[] = [];
  await takeTurns(`${web}/api/chat`, Math.min(streams, 50), { events: 10, pauseMs: 20 });
  for (let round = 0; round < rounds; round += 1) {
    direct.push(...delaysOf(await takeTurns(`${service}/chat`, streams, script)));
    relayed.push(...delaysOf(await takeTurns(`${web}/api/chat`, streams, script)));
  }
  return { direct, relayed };
}

/** The medians of a trial of the framework alone; ours must not be far off. */
const trial = { one: 0.2, many: 1 };

function rows(
  streams: number,
  { direct, relayed }: { direct: number[]; relayed: number[] },
  known: number,
): Row[] {
  return [0.5, 0.99].map((share): Row => {
    const [through, alone] = [at(relayed, share), at(direct, share)];
    const name = share === 0.5 ? 'p50' : 'p99';
    const note =
      `${through.toFixed(2)} ms through it, ${alone.toFixed(2)} ms read directly: ${(through / alone).toFixed(1)} times` +
      (share === 0.5 ? `; a bare relay in the same framework once added ${known} ms` : '');
    return {
      figure: `relay adds to an event, ${streams} stream${streams > 1 ? 's' : ''}, ${name}`,
      value: through - alone,
      unit: 'ms',
      note,
    };
  });
}

export async function measureRelay(site: ChatSite): Promise<Row[]> {
  const one = await overhead(site, 1, 25);
  const many = await overhead(site, 200, 250);
  return [...rows(1, one, trial.one), ...rows(200, many, trial.many)];
}
