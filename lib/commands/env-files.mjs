// Settings may lie in a file: `.env`, `.env.local` and `.env.production` are read as Next reads them, by
// every command alike, so that a backup or an operator speaks of the database that the site uses. What
// the environment itself says goes before them. Import it before whatever looks at process.env.
import { createRequire } from 'node:module';

// It comes with Next: another version would read other files.
const ofNext = createRequire(createRequire(import.meta.url).resolve('next/package.json'));
ofNext('@next/env').loadEnvConfig(process.cwd(), false);
