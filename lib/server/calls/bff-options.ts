// What a call of the browser is answered with: the services, the secrets, and the time.
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import type { RelayedBy } from './relayed-answer';

export type BffOptions = {
  deployment: Deployment;
  service: Fetch;
  /** Who signs readers in; often the same. */
  loginService: Fetch;
  sessionSecret: string;
  serviceSecret: string;
  /** Networks of proxies in front of us, besides private ones. */
  trustedProxies?: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
} & RelayedBy;
