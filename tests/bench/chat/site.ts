// Two processes, as on a server: the news service, and the built web site in front of it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fillEvents, startWeb } from '../browser/site';

const secret = 'what the two processes of this bench share';

export type ChatSite = {
  /** The addresses of the web site for browsers, and of the news service itself. */
  web: string;
  service: string;
  /** Memory of the web process in bytes. */
  webMemory(): number;
  close(): Promise<void>;
};

/** Resident memory of a process and its children, in bytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(/\s+/).filter(Boolean),
  );
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

function startService(dataDir: string): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/chat/service.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, NEWS_SERVICE_SECRET: secret },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The service of the bench ended.')));
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve({ process: child, port: Number(line) }),
    );
  });
}

/** Starts both, over the sample edition and this many generated events. */
export async function openChatSite(events: number): Promise<ChatSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-bench-chat-'));
  const dataDir = join(folder, 'data');
  const { process: child, port } = await startService(dataDir);
  // After the start: the sample edition is written only into an empty store.
  await fillEvents(dataDir, events);
  const service = `http://127.0.0.1:${port}`;
  const web = await startWeb(folder, {
    DATA_DIR: join(folder, 'web'),
    NEWS_SERVICE_URL: service,
    NEWS_SERVICE_SECRET: secret,
  });
  return {
    web: web.origin,
    service,
    webMemory: () => memoryOf(web.pid),
    async close() {
      await web.stop();
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
