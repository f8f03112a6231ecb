// Settings that do nothing, or less than they seem to, unless another one is set. The site works
// without them, so none of it stops a start; `env.ts` refuses what cannot work at all.
type Source = Readonly<Record<string, string | undefined>>;
type Half = { names: readonly string[]; without: string };

/** Settings that do nothing without another one. */
const halves: readonly Half[] = [
  { names: ['AI_API_KEY', 'AI_TOKENS_A_DAY', 'AI_PRICES'], without: 'AI_BASE_URL' },
  { names: ['TTS_API_KEY', 'TTS_MODEL', 'TTS_VOICE', 'TTS_PARTS_A_DAY'], without: 'TTS_BASE_URL' },
  { names: ['FACEBOOK_CLIENT_SECRET'], without: 'FACEBOOK_CLIENT_ID' },
  { names: ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], without: 'APPLE_CLIENT_ID' },
  { names: ['WORK_CHAT_CLIENT_SECRET', 'WORK_CHAT_ISSUER'], without: 'WORK_CHAT_CLIENT_ID' },
  { names: ['DATABASE_CONNECTIONS'], without: 'DATABASE_URL' },
  { names: ['OTEL_TRACES_SAMPLER_ARG'], without: 'OTEL_TRACES_SAMPLER' },
];

export type HalfSetting = { found: string; remedy: string };

const isEverybody = (network: string) => /\/0+$/.test(network.trim());

/** A finding for each setting that lacks another one, and for contradictory settings. */
export function halfSettings(source: Source): HalfSetting[] {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  const found: HalfSetting[] = halves.flatMap(({ names, without }) =>
    names
      .filter((name) => isSet(name) && !isSet(without))
      .map((name) => ({
        found: `${name} does nothing without ${without}`,
        remedy: `set ${without}, or take ${name} away`,
      })),
  );
  if (isSet('SMTP_URL') && !isSet('MAIL_FROM')) {
    found.push({
      found: 'SMTP_URL is set without MAIL_FROM: mails come from news@ the mail server',
      remedy: 'set MAIL_FROM to a sender whom that server lets send',
    });
  }
  if (isSet('FULL_TEXT_DAYS') && source.FULL_TEXT?.trim() === 'off') {
    found.push({
      found: 'FULL_TEXT_DAYS does nothing while FULL_TEXT is off',
      remedy: 'take one of them away',
    });
  }
  if (source.TRUSTED_PROXIES?.split(',').some(isEverybody)) {
    found.push({
      found: 'TRUSTED_PROXIES holds every address: whoever calls may claim to be anybody',
      remedy: 'name the addresses of your own proxies alone',
    });
  }
  return found;
}
