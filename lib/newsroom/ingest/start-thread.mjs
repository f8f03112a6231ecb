// A worker thread does not inherit the loader of TypeScript (Node 20): it is registered here first.
import { register } from 'tsx/esm/api';

register();
await import('./feed-thread.ts');
