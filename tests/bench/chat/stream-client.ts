// Readers of scripted turns, many at once: what each received, in which order, and how late.
import { request } from 'node:http';
import { streamSilenceMs } from '@/lib/model/limits/chat';
import { stamp } from './clock';

export type Arrival = { made: number; delay: number };

export type Turn = {
  status: number;
  /** Each event: when it was written, and the milliseconds until it arrived. */
  events: Arrival[];
  /** All events arrived, each once and in order, and the end mark after them. */
  complete: boolean;
  /** For a refused turn: whether in the form of the contract, with a retry time. */
  cleanlyRefused: boolean;
};

export type Script = { events: number; pauseMs: number };

let turns = 0;

const bodyOf = ({ events, pauseMs }: Script) =>
  JSON.stringify({
    turn_id: `${Date.now()}_${(turns += 1)}`,
    input: `script ${events} events ${pauseMs} ms apart`,
    chat_type: 'chat',
    scene: 'list',
  });

function isEnvelope(text: string): boolean {
  try {
    const { code, base_resp } = JSON.parse(text) as { code?: unknown; base_resp?: object };
    return typeof code === 'number' && code !== 0 && base_resp !== undefined;
  } catch {
    return false;
  }
}

/** Whether the texts are 0, 1, 2 … `events` − 1 and then the end. */
function isWhole(numbers: readonly number[], ended: boolean, { events }: Script): boolean {
  return ended && numbers.length === events && numbers.every((n, at) => n === at);
}

/** Asks once; resolves when the stream ends, in any way. */
export function takeTurn(address: string, script: Script): Promise<Turn> {
  return new Promise((resolve) => {
    const arrivals: Arrival[] = [];
    const numbers: number[] = [];
    let ended = false;
    let failed = false;
    let rest = '';
    let text = '';
    const done = (status: number, retry: boolean) =>
      resolve({
        status,
        events: arrivals,
        complete: !failed && isWhole(numbers, ended, script),
        cleanlyRefused: status >= 400 && retry && isEnvelope(text),
      });
    const body = bodyOf(script);
    const sent = request(address, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    sent.on('error', () => done(0, false));
    // A stream silent for this long has been abandoned.
    sent.setTimeout(streamSilenceMs, () => sent.destroy());
    sent.on('response', (answer) => {
      const isStream = /^text\/event-stream/.test(answer.headers['content-type'] ?? '');
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        const now = stamp();
        if (!isStream) {
          text += piece;
          return;
        }
        rest += piece;
        const events = rest.split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('event: data')) failed = true;
          const found = /"content":"(\d+) ([\d.]+) "/.exec(event);
          if (found) {
            numbers.push(Number(found[1]));
            const made = Number(found[2]);
            arrivals.push({ made, delay: now - made });
          }
          if (event.includes('"mark":"end"')) ended = true;
        }
      });
      const over = () => done(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined);
      answer.on('end', over);
      answer.on('error', () => {
        failed = true;
        over();
      });
    });
    sent.end(body);
  });
}

/** Takes this many turns, all at once or at this rate per second. */
export function takeTurns(
  address: string,
  count: number,
  script: Script,
  aSecond = Infinity,
): Promise<Turn[]> {
  const begin = async (at: number) => {
    await new Promise((resolve) => setTimeout(resolve, (at / aSecond) * 1_000));
    return takeTurn(address, script);
  };
  return Promise.all(Array.from({ length: count }, (_, at) => begin(at)));
}
