// The API of reader apps, answered as by a site.
import type { BffOptions } from '@/lib/server/calls/bff-options';
import { deployment } from '../server/service';
import type { Site } from './accounts/site';

export const siteOrigin = 'http://localhost:3000';

/** The options of a web instance, with overrides for its deployment. */
export const webOptions = (site: Site, over: object = {}): BffOptions => ({
  deployment: deployment(over),
  service: site.service,
  loginService: site.service,
  sessionSecret: 'the session secret of the tests, long',
  serviceSecret: site.serviceSecret,
  trustedProxies: [],
  now: site.now(),
});
