// What this process knows of each remote service: whether it answers, and whether it accepts our
// identity. Each change is logged once, so that an outage or a wrong secret leaves a trace on this
// side, too.
import { createOnceAMinute } from '@/lib/model/timing/once-a-minute';
import { createBreaker } from '../process/breaker';
import { log } from '../process/log';
import { processState, type RemoteState } from '../process/process-state';

const remedies: Readonly<Record<string, string>> = {
  secret:
    'the news service was set up with another NEWS_SERVICE_SECRET: set the same on both sides',
  clock: 'our clock and the news service’s are a minute or more apart: let both keep network time',
};

/** The address without the parts that must not be logged. */
const shown = (base: string) => (URL.canParse(base) ? new URL(base).host : 'an unreadable address');

function makeState(base: string): RemoteState {
  const service = shown(base);
  const onceAMinute = createOnceAMinute();
  return {
    breaker: createBreaker({
      onChange: (away) =>
        away
          ? log().warn({ event: 'service_away', service }, 'the news service does not answer')
          : log().info({ event: 'service_back', service }, 'the news service answers again'),
    }),
    onIdentityRefused(given) {
      const reason = Object.hasOwn(remedies, given) ? given : 'unknown';
      onceAMinute(reason, () =>
        log().error(
          { event: 'service_refuses_us', service, reason },
          remedies[reason] ?? 'the news service does not believe who we are',
        ),
      );
    },
  };
}

/** The state of a remote service by its base address, created at the first call. */
export function remoteState(base: string): RemoteState {
  const { remotes } = processState();
  const state = remotes.get(base) ?? makeState(base);
  remotes.set(base, state);
  return state;
}
