// A worker thread does not inherit the TypeScript loader (Node 20), so that it is registered here
// first.
import { register } from 'tsx/esm/api';

register();
await import('./page-thread.ts');
