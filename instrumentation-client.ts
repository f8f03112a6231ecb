// Runs in the browser before hydration.
import { hearOfSteps } from '@/lib/browser/back-entry';
import { endEarlyPresses } from '@/lib/browser/early-press';
import { parseWithoutEval } from '@/lib/browser/without-eval';

parseWithoutEval();
hearOfSteps();
endEarlyPresses();
