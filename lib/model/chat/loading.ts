// What a message's loading state allows. Protects: a turn that has ended stays as it ended.
import type { LoadingState } from './item';

/** Still in progress: it may receive more. */
export function isLoading(state: LoadingState): boolean {
  return state === 'init' || mayCancel(state);
}

/** "Cancel applies only while Connecting or Streaming." */
export function mayCancel(state: LoadingState): boolean {
  return state === 'connecting' || state === 'streaming';
}

/** The state after a failure: "connection failure failed, mid-stream failure failed_during_stream". */
export function failedState(state: LoadingState): LoadingState {
  if (!isLoading(state)) return state;
  return state === 'streaming' ? 'failed_during_stream' : 'failed';
}
