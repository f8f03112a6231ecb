// Reasons for reporting something, in the order in which they are offered.
import { ReportReason } from '../wire/enums';

/** "not-like, poor quality, misinformation, outdated, not loading, image problem, other." */
export const eventReportReasons = [
  ReportReason.NotLike,
  ReportReason.PoorQuality,
  ReportReason.Misinformation,
  ReportReason.Outdated,
  ReportReason.NotLoad,
  ReportReason.ImageProblem,
  ReportReason.Other,
] as const;
export type EventReportReason = (typeof eventReportReasons)[number];

/** For a comment; ours, with the same numbers. */
export const commentReportReasons = [
  ReportReason.NotSafe,
  ReportReason.Misinformation,
  ReportReason.PoorQuality,
  ReportReason.NotLike,
  ReportReason.Other,
] as const;

export type CommentReportReason = (typeof commentReportReasons)[number];

/** For an answer of the assistant: "not safe, false information, no help, other." */
export const chatReportReasons = [
  ReportReason.NotSafe,
  ReportReason.FalseInformation,
  ReportReason.NoHelp,
  ReportReason.Other,
] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];
