import { rmSync } from 'node:fs';

export default function removeRunFolder() {
  const { RUN_FOLDER } = process.env;
  if (RUN_FOLDER) rmSync(RUN_FOLDER, { recursive: true, force: true });
}
