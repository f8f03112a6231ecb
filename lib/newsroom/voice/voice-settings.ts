// The operator's speech service, with the OpenAI-compatible protocol.

export type VoiceSettings = {
  /** Including its version path: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** At least one; the first by default. */
  voices: readonly string[];
  /** Most parts that are made in a day, for all readers together. */
  partsADay?: number;
};

/** The requested voice where there is one with that name, else the first. */
export function voiceOf({ voices }: VoiceSettings, speaker: string | undefined): string {
  return voices.find((name) => name === speaker) ?? voices[0] ?? '';
}
