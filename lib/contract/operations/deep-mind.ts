// Deep-mind: a background search of the archive for the subject of a theme, which ends in a report
// of quoted, cited sentences.
import * as z from 'zod';
import { deepMindChars } from '@/lib/model/limits/themes';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id } from '../fields';
import { operation } from '../operation';
import { deepMindRun } from '../theme';

const sampleRun = 'dm_sample';

/** `run` is null, with `code` -1, if the reader has no run with this id. */
const runAnswer = z.object({
  ...envelopeShape,
  run_id: z.string().optional(),
  run: deepMindRun.nullish(),
});

export const deepMindOperations = {
  /** One run, or the reader's runs of a theme, newest first. */
  QueryDeepMind: operation({
    group: 'deep-mind',
    method: 'GET',
    path: '/api/custom_theme/v1/deep_mind/query',
    input: z.object({ run_id: id.optional(), theme_id: id.optional() }),
    output: runAnswer.extend({ run_list: z.array(deepMindRun).optional() }),
    list: ['run_list'],
    sample: { run_id: sampleRun },
  }),
  /** Stops a run before its next step; what it found so far is kept. */
  StopDeepMind: operation({
    group: 'deep-mind',
    method: 'POST',
    path: '/api/custom_theme/v1/deep_mind/stop',
    input: z.object({ run_id: id }),
    output: runAnswer,
    sample: { run_id: sampleRun },
  }),
  /**
   * Starts a run for a theme that the reader may read; without a question, for the theme's words.
   * One at a time.
   */
  StartDeepMind: operation({
    group: 'deep-mind',
    method: 'POST',
    path: '/api/custom_theme/v1/deep_mind/start',
    input: z.object({ theme_id: id, question: z.string().trim().max(deepMindChars).optional() }),
    output: runAnswer,
    sample: { theme_id: 'th_sample', question: 'How high did the river rise?' },
  }),
  /** Saves a finished report in the theme; `keep: false` makes it expire again. */
  SaveDeepMind: operation({
    group: 'deep-mind',
    method: 'POST',
    path: '/api/custom_theme/v1/deep_mind/save',
    input: z.object({ run_id: id, keep: z.boolean().default(true) }),
    output: runAnswer,
    sample: { run_id: sampleRun },
  }),
  /** Deletes a run for good, with its report. Only the reader who started it may. */
  DeleteDeepMind: operation({
    group: 'deep-mind',
    method: 'POST',
    path: '/api/custom_theme/v1/deep_mind/delete',
    input: z.object({ run_id: id }),
    output: plainEnvelope,
    sample: { run_id: sampleRun },
  }),
};
