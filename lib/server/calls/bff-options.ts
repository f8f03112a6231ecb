// What a call of the browser is answered with: the services, the secrets, and the time.
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import type { SealSecret } from '../request/sealed';
import type { RelayedBy } from './relayed-answer';

export type BffOptions = {
  deployment: Deployment;
  service: Fetch;
  /** Who signs readers in; often the same. */
  loginService: Fetch;
  sessionSecret: SealSecret;
  serviceSecret: string;
  /** Networks of proxies in front of us, besides this machine itself. */
  trustedProxies?: readonly string[];
  /** Hears of a call that was refused because another site seems to have sent it. */
  onWrongOrigin?(headers: Headers): void;
  /** Milliseconds since 1970. */
  now: number;
} & RelayedBy;
