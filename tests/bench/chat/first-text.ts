// From the tap on "send" to the first words of the answer: the whole path, with the client's parser
// and the reveal buffer at its end, without painting. Questions over the sample edition, quoted.
import { chatChunks } from '@/lib/client/chat-stream';
import { toTag } from '@/lib/model/text/languages';
import { noReveal, receiveChunk, revealAt } from '@/lib/model/reveal/reveal';
import { shownText } from '@/tests/model/reveal/shown-text';
import { revealStepMs } from '@/lib/model/limits/chat';
import { questions } from '../../newsroom/assistant/questions';
import { percentile } from '../percentile';
import type { Row } from '../browser/table';
import type { ChatSite } from './site';

/** Milliseconds until words of the answer are shown, and until the first chunk of any kind. */
async function ask(web: string, at: number): Promise<{ text: number; chunk: number }> {
  const question = questions[at % questions.length];
  if (!question) throw new Error('There are no questions.');
  const message = {
    turn_id: `${Date.now()}_${at}`,
    input: question.text,
    chat_type: 'chat' as const,
    scene: 'list' as const,
    context: { content: '', eventId: '', tab: '' },
  };
  const began = performance.now();
  const call = { base: web, sessionId: `${at}`, cubeId: 'cube_bench', language: question.language };
  let reveal = noReveal;
  let chunk = 0;
  const answer = async () => {
    for await (const one of chatChunks(send(at), message, call)) {
      chunk ||= performance.now() - began;
      reveal = receiveChunk(reveal, one, performance.now());
    }
  };
  const running = answer();
  let text = 0;
  // Polls every step, like the page.
  while (text === 0) {
    await new Promise((resolve) => setTimeout(resolve, revealStepMs / 10));
    reveal = revealAt(reveal, performance.now());
    if (shownText(reveal.answer) !== '') text = performance.now() - began;
  }
  await running;
  return { text, chunk };
}

/** Each from another address: nobody may ask that much in a day. */
const send = (at: number) => (request: Request) => {
  request.headers.set('x-forwarded-for', `198.51.100.${1 + (at % 250)}`);
  request.headers.set('accept-language', toTag('en'));
  return fetch(request);
};

export async function measureFirstText({ web }: ChatSite): Promise<Row[]> {
  const times: { text: number; chunk: number }[] = [];
  for (let at = 0; at < questions.length + 5; at += 1) {
    const time = await ask(web, at);
    if (at >= 5) times.push(time);
  }
  const p = (pick: (one: { text: number; chunk: number }) => number, share: number) =>
    percentile(
      times.map(pick).sort((a, b) => a - b),
      share,
    );
  const [p50, p95] = [p(({ text }) => text, 0.5), p(({ text }) => text, 0.95)];
  return [
    {
      figure: `send to first words, p50 of ${times.length}`,
      value: p50,
      unit: 'ms',
      note: `p95 ${p95.toFixed(0)} ms; first chunk p50 ${p(({ chunk }) => chunk, 0.5).toFixed(0)} ms; one question after the other, no model`,
    },
  ];
}
