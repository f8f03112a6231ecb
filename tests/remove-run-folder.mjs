import { rmSync } from 'node:fs';

export default function removeRunFolder() {
  const { RUN_FOLDER, RUN_BUNDLES } = process.env;
  for (const folder of [RUN_FOLDER, RUN_BUNDLES]) {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
