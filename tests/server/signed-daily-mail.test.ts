// The daily report as a real worker mails it, signed with the key in a file.
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { isoDay } from '@/lib/model/calendar';
import { dayMs } from '@/lib/model/time';
import { openStore } from '@/lib/newsroom/store/open-store';
import { startedFolder } from '@/tests/first-start';
import { checkDkim } from '../newsroom/check-dkim';
import { startMailServer } from '../newsroom/mail-server';
import { sampleEvent } from '../newsroom/store/sample';
import { until } from '../until';
import { bundledProgram } from '@/tests/bundled-program';

/** Where it is about noon: no day ends while this runs. */
function zoneOfNoon(now: number): string {
  const hours = 12 - new Date(now).getUTCHours();
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

it('the daily report is signed, with both headers for one-click unsubscription', async () => {
  const now = Date.now();
  const zone = zoneOfNoon(now);
  const folder = await startedFolder('signed-daily', now);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const [keyFile, feeds] = [join(folder, 'dkim.pem'), join(folder, 'feeds.opml')];
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  // Nobody listens there, and it would not be called: it is this machine.
  writeFileSync(
    feeds,
    '<opml version="2.0"><body><outline text="x" xmlUrl="http://127.0.0.1:9/feed"/></body></opml>',
  );
  const store = await openStore({ dataDir: folder, log: pino({ level: 'silent' }) });
  const account = { name: 'Ann', birthday: '1990-01-01', region: 'sg', created_at: 1 };
  await store.accounts.create(
    { ...account, id: 'ann' },
    { kind: 'email', subject: 'ann@example.org' },
  );
  const [yesterday, before] = [now - dayMs, now - 2 * dayMs];
  await store.events.save(sampleEvent('e1', { release_time: yesterday, rank_time: yesterday }));
  await store.dailyMail.want({ owner: 'u:ann', lang: 'en' }, isoDay(before, zone), before);
  await store.close();
  const mail = await startMailServer();
  const worker = spawn(process.execPath, [bundledProgram('lib/commands/worker.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ METRICS_PORT: '', LOG_LEVEL: 'silent', FEEDS_FILE: feeds },
      ...{ DATA_DIR: folder, DATABASE_URL: '' },
      ...{ DAILY_REPORT_HOUR: '0', DAILY_REPORT_TIME_ZONE: zone },
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'Cubewire <news@example.org>' },
      ...{ DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'news', DKIM_KEY: '' },
      ...{ DKIM_KEY_FILE: keyFile },
    },
  });
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  try {
    await until(() => {
      if (worker.exitCode !== null) throw new Error('The worker did not start.');
      return mail.mails.length > 0;
    });
    const found = checkDkim(mail.mails[0]?.text ?? '', publicKey);
    expect(found).toMatchObject({ isValid: true, domain: 'example.org', selector: 'news' });
    expect(found?.signed).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
    );
  } finally {
    worker.kill('SIGKILL');
    await gone;
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
