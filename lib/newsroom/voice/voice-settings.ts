// The speech service that the operator named: one that speaks the OpenAI-compatible protocol.

export type VoiceSettings = {
  /** With its version path: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** At least one; the first by default. */
  voices: readonly string[];
  /** Parts that are made in a day for all readers together. */
  partsADay?: number;
};

/** The voice that is asked for where there is one of that name, else the first. */
export function voiceOf({ voices }: VoiceSettings, speaker: string | undefined): string {
  return voices.find((name) => name === speaker) ?? voices[0] ?? '';
}
