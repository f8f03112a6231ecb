// Cleans lines of posts, alerts and recordings: hashtags after the text, labels in capitals before
// it, chapter marks of the recording below it.

import { pairedTag } from '../language/news/title-marks';
import { withReadableFormulas } from './formulas';

/** A row of hashtags, at the end of a text or alone. */
const tags = String.raw`(?:[\s,，]*(?<![\p{L}\p{N}&#])#\p{L}[\p{L}\p{M}\p{N}_]*#?)+\s*`;
const onlyTags = new RegExp(`^${tags}$`, 'u');
/** Hashtags after the end of a sentence; others are words of it. */
const tagsBehind = new RegExp(`(?<=[.!?。！？…][”’"」』]?)${tags}$`, 'u');

/** ‘* WHAT...Heavy snow’, as weather services write alerts. */
const alertLabel = /^\*\s*(\p{Lu})([\p{Lu}/ ]{2,40})\.{3}\s*(?=\S)/u;

/** The subject of a Chinese post, before its text. */
const subject = /^#[^#\s]{2,30}#\s+(?=\S)/u;
/** "#JustIn: " */
const tagBefore = /^#\p{L}[\p{L}\p{M}\p{N}_]*:\s+(?=\S)/u;
/** The prefix of a repost. */
const passedOn = /^RT @\S+:\s+(?=\S)/;

/** What a paper archive writes before an abstract. */
const announced = /^arXiv:\S+ Announce Type: \S+ (?:Abstract:\s*)?/;

const place = /^[([]?\d{1,2}:\d{2}(?::\d{2})?[)\]]?(?=\s|$)/;
const beginning = /^[([]?(?:0?0:)?0?0:00[)\]]?(?=\s|$)/;
const finished = /[.!?。！？…][”’"」』]*$/u;

function asLine(paragraph: string): string {
  const label = (_whole: string, first: string, rest: string) =>
    `${first}${rest.toLowerCase().trimEnd()}: `;
  const line = paragraph.replace(alertLabel, label).replace(announced, '').replace(passedOn, '');
  const bare = line.replace(subject, '').replace(tagBefore, '').replace(tagsBehind, '');
  return withReadableFormulas(bare.replace(pairedTag, '$1'));
}

/** The lines of an item without hashtags and the chapters of its recording. */
export function withoutPostMarks(paragraphs: readonly string[]): string[] {
  const isRecording = paragraphs.some((line) => beginning.test(line));
  return paragraphs
    .filter((line) => !onlyTags.test(line))
    .filter((line) => !(isRecording && place.test(line) && !finished.test(line)))
    .map(asLine);
}
