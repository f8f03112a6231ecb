// Settings may be in files: `.env`, `.env.local` and `.env.production` are read like Next reads
// them, by every command alike, so that a backup or an operator command uses the same database as
// the site. Environment variables override them. Import it before anything that reads process.env.
import { createRequire } from 'node:module';

// The copy that Next depends on: another version might read other files.
const ofNext = createRequire(createRequire(import.meta.url).resolve('next/package.json'));
ofNext('@next/env').loadEnvConfig(process.cwd(), false);
