import { PageDrawing } from '@/components/ui/page-drawing';
import { FollowUps } from './follow-ups';

/** The introduction and suggestions before the first question here. */
export function InitialPrompt({
  prompt,
  followUps,
  onFollowUp,
}: {
  prompt: string;
  followUps: readonly string[];
  onFollowUp(question: string): void;
}) {
  return (
    <div className="flex flex-col items-center gap-4 px-1 pt-8 pb-4 text-center">
      <PageDrawing name="asking" />
      <p className="m-0 max-w-72 text-brief text-balance text-ink-2">{prompt}</p>
      {followUps.length > 0 && <FollowUps questions={followUps} onAsk={onFollowUp} />}
    </div>
  );
}
