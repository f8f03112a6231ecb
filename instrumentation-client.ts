// Runs in the browser before hydration.
import { hearOfSteps } from '@/lib/browser/history/back-entry';
import { endEarlyPresses } from '@/lib/browser/page/early-press';
import { parseWithoutEval } from '@/lib/browser/page/without-eval';

parseWithoutEval();
hearOfSteps();
endEarlyPresses();
