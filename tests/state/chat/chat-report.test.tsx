/** @jest-environment ./tests/dom-with-fetch.mjs */
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { chatReportReasons } from '@/lib/model/article/report-reasons';
import { sendAtom } from '@/lib/state/chat/chat';
import { reportAnswerAtom } from '@/lib/state/chat/chat-report';
import { noticesAtom } from '@/lib/state/page/notices';
import { answer, newChatReader, settle, type Take } from '../chat-reader';

async function answered(take?: Take) {
  const reader = newChatReader(({ path }) => (path.endsWith('report') ? take : undefined));
  const context = { content: '', eventId: '', tab: '' };
  void reader.store.set(sendAtom, { input: 'Why?', chat_type: 'chat', context });
  await settle();
  await reader.turn().say(answer('Because.', 'end'));
  await reader.turn().end();
  const id = reader.items()[0]?.id ?? '';
  const told = () => reader.store.get(noticesAtom).map((one) => ('key' in one ? one.key : ''));
  const report = (reason: (typeof chatReportReasons)[number], text = '') =>
    reader.store.set(reportAnswerAtom, { id, reason, text });
  const sent = () => reader.asked.filter(({ path }) => path.endsWith('report'));
  return { ...reader, report, told, sent };
}

beforeEach(() => localStorage.clear());

describe('the report of an answer', () => {
  it.each([
    [ReportReason.NotSafe, 8],
    [ReportReason.FalseInformation, 9],
    [ReportReason.NoHelp, 10],
    [ReportReason.Other, 7],
  ] as const)(
    'has the type %s on the wire as %s, and the target chat content',
    async (reason, type) => {
      const reader = await answered();
      expect(await reader.report(reason)).toBe(true);
      expect(reader.sent().map(({ body }) => body)).toEqual([
        {
          report: {
            report_type: type,
            report_target_type: ReportTarget.ChatContent,
            // The service keeps the question and the answer of this turn with the report.
            turn_id: reader.items()[0]?.id,
          },
        },
      ]);
    },
  );

  it('has a description only where one was given', async () => {
    const reader = await answered();
    await reader.report(ReportReason.NoHelp, '  ');
    await reader.report(ReportReason.NoHelp, ' It is about tea. ');
    const reports = reader.sent().map(({ body }) => body.report);
    expect(reports[0]).not.toHaveProperty('report_desc');
    expect(reports[1]).toHaveProperty('report_desc', 'It is about tea.');
  });

  it.each([
    Response.json({ code: 0 }),
    Response.json({ code: 5, msg: 'no' }),
    Response.json({ base_resp: { error_code: 9 } }),
    new Response('thanks'),
  ])('is confirmed whatever the body says, and marks it disliked (%#)', async (given) => {
    const reader = await answered(given);
    await reader.report(ReportReason.Other);
    expect(reader.told()).toEqual(['chat.feedbackSent']);
    expect(reader.items()[0]?.chatFeedBack).toEqual({ like: false, dislike: true });
  });

  it.each(['broken', Response.json({}, { status: 500 })] as const)(
    'that did not arrive is not shown as sent (%#)',
    async (take) => {
      const reader = await answered(take);
      expect(await reader.report(ReportReason.Other)).toBe(false);
      expect(reader.told()).toEqual(['chat.feedbackNotSent']);
      expect(reader.items()[0]?.chatFeedBack).toEqual({ like: false, dislike: false });
    },
  );
});
