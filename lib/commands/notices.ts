// The last step of `npm run build`: the open-source notices of the packages in the build.
import { writeFile } from 'node:fs/promises';
import { collectNotices, noticesFile } from '@/lib/server/pages/open-source-notices';

const notices = await collectNotices();
await writeFile(noticesFile, JSON.stringify(notices));
process.stdout.write(`Open-source notices of ${notices.length} packages are in ${noticesFile}\n`);
