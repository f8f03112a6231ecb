// PGlite behind a socket, in a process of its own (it cannot be loaded inside the test runner):
// enough of the Postgres protocol for `pg` to connect. All connections share its one session, so a
// transaction keeps the others waiting until it ends, and session locks exclude nobody. A
// connection stays in the schema that its options name. Prints its address and exits when its input
// ends.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

const sslRequest = 80_877_103;
const startup = 196_608;
const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const idle = 0x49;

type Session = { greeted: boolean; buffer: Buffer; batch: Buffer[]; schema: string };

/** The messages up to the next Sync or Query, as one piece; undefined while incomplete. */
function nextBatch(session: Session): Buffer | undefined {
  while (session.buffer.length >= 5) {
    const size = 1 + session.buffer.readUInt32BE(1);
    if (session.buffer.length < size) return undefined;
    const message = session.buffer.subarray(0, size);
    session.buffer = session.buffer.subarray(size);
    session.batch.push(message);
    const type = String.fromCharCode(message[0] ?? 0);
    if (type !== 'S' && type !== 'Q') continue;
    const batch = Buffer.concat(session.batch);
    session.batch = [];
    return batch;
  }
  return undefined;
}

function greet(session: Session, socket: Socket): void {
  while (!session.greeted && session.buffer.length >= 8) {
    const size = session.buffer.readUInt32BE(0);
    if (session.buffer.length < size) return;
    const code = session.buffer.readUInt32BE(4);
    const parameters = session.buffer.subarray(8, size).toString();
    session.schema = /search_path=(\w+)/.exec(parameters)?.[1] ?? 'public';
    session.buffer = session.buffer.subarray(size);
    if (code === sslRequest) socket.write('N');
    else if (code === startup) {
      session.greeted = true;
      socket.write(Buffer.concat([authenticated, ready]));
    } else socket.destroy();
  }
}

async function serve(): Promise<void> {
  const engine = await PGlite.create();
  let holder: Socket | undefined;
  let queue: { socket: Socket; batch: Buffer; schema: string }[] = [];
  let current = '';
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (;;) {
      const next = queue.find(({ socket }) => !holder || holder === socket);
      if (!next) break;
      queue = queue.filter((entry) => entry !== next);
      if (!holder && current !== next.schema) {
        await engine.exec(`set search_path to ${next.schema}`);
        current = next.schema;
      }
      const answer = Buffer.from(await engine.execProtocolRaw(next.batch));
      holder = answer.at(-1) === idle ? undefined : next.socket;
      if (next.socket.writable) next.socket.write(answer);
      if (next.socket.destroyed) await left(next.socket);
    }
    working = false;
  }

  async function left(socket: Socket): Promise<void> {
    queue = queue.filter((entry) => entry.socket !== socket);
    if (holder !== socket) return;
    holder = undefined;
    await engine.exec('rollback');
  }

  const server = createServer((socket) => {
    const session: Session = {
      greeted: false,
      buffer: Buffer.alloc(0),
      batch: [],
      schema: 'public',
    };
    socket.on('data', (data) => {
      session.buffer = Buffer.concat([session.buffer, data]);
      if (!session.greeted) greet(session, socket);
      if (!session.greeted) return;
      for (let batch = nextBatch(session); batch; batch = nextBatch(session)) {
        queue.push({ socket, batch, schema: session.schema });
      }
      void work();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (!working) void left(socket).then(work);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`postgres://cubewire@127.0.0.1:${port}/postgres\n`);
  process.stdin.on('end', () => process.exit(0)).resume();
}

void serve();
