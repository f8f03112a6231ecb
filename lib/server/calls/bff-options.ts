// What the BFF needs to answer a browser's call: the services, the secrets and the time.
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import type { SealSecret } from '../request/sealed';
import type { RelayedBy } from './relayed-answer';

export type BffOptions = {
  deployment: Deployment;
  service: Fetch;
  /** The service that signs readers in; often the same one. */
  loginService: Fetch;
  sessionSecret: SealSecret;
  serviceSecret: string;
  /** Networks of proxies in front of us, besides this machine itself. */
  trustedProxies?: readonly string[];
  /** Called when a call was refused because it seems to come from another site. */
  onWrongOrigin?(headers: Headers): void;
  /** Milliseconds since 1970. */
  now: number;
} & RelayedBy;
