import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, readEnvironment } from '@/lib/server/process/env';
import { checkFeedsFile } from '@/lib/server/process/feeds-file';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-feeds-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (set: Record<string, string>) =>
  checkFeedsFile(readEnvironment({ DATA_DIR: folder, ...set }));
const listAs = (text: string) => {
  const path = join(folder, 'list.opml');
  writeFileSync(path, text);
  return path;
};

describe('a feed list that cannot be used', () => {
  it('stops the start of a process that polls it, and is named', () => {
    const FEEDS_FILE = join(folder, 'nowhere.opml');
    expect(() => check({ FEEDS_FILE })).toThrow(EnvironmentError);
    expect(() => check({ FEEDS_FILE })).toThrow(`FEEDS_FILE ${FEEDS_FILE} cannot be used`);
    expect(() => check({ FEEDS_FILE: listAs('hello') })).toThrow(EnvironmentError);
    expect(() =>
      check({ FEEDS_FILE: listAs('<opml><body><outline text="x"/></body></opml>') }),
    ).toThrow('lists no feed');
  });

  it('does not matter to a process that polls nothing', () => {
    const FEEDS_FILE = join(folder, 'nowhere.opml');
    check({ FEEDS_FILE, POLL_FEEDS: 'off' });
    check({ FEEDS_FILE, NEWS_SERVICE_URL: 'http://newsroom.example' });
    check({});
  });
});

it('a list with an unknown tab starts, as one from before does', () => {
  const line = '<outline tab="gardening" xmlUrl="https://a.example/1"/>';
  check({ FEEDS_FILE: listAs(`<opml><body>${line}</body></opml>`) });
});
