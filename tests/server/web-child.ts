// A web process without its pages, for tests of how one starts and ends: it prints what is removed
// from its cache.
import { boot } from '@/lib/server/boot';
import { processState } from '@/lib/server/process/process-state';

const { sharedPages } = processState();
const { forget } = sharedPages;
sharedPages.forget = (subject) => {
  forget(subject);
  process.stdout.write(`forgot ${subject}\n`);
};
await boot();
