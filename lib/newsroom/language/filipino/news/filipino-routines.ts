// Filipino headlines that recur in the same form: draws, fuel prices, daily weather.
import type { RoutineForm } from '../../lexicon/routine-form';

export const filipinoRoutines: readonly RoutineForm[] = [
  {
    is: [
      /\b(?:lotto|swertres|ez2)\b.*\b(?:resulta|results?|bola)\b|\b(?:resulta|bola)\b.*\b(?:lotto|swertres|ez2)\b/,
    ],
    daily: true,
  },
  { is: [/\b(?:lagay ng panahon|ulat panahon|ulat ng panahon)\b/], daily: true },
  { is: [/\b(?:palitan ng piso|piso kontra dolyar|piso laban sa dolyar)\b/], daily: true },
];
