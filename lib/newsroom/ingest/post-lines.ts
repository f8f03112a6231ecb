// Lines as posts, alerts and recordings have them: tags behind the text, labels in capitals before
// it, places in the recording below it.

import { pairedTag } from '../language/news/title-marks';
import { withReadableFormulas } from './formulas';

/** A row of tags, at the end of a text or alone. */
const tags = String.raw`(?:[\s,，]*(?<![\p{L}\p{N}&#])#\p{L}[\p{L}\p{M}\p{N}_]*#?)+\s*`;
const onlyTags = new RegExp(`^${tags}$`, 'u');
/** One that is no word of the sentence stands behind its end. */
const tagsBehind = new RegExp(`(?<=[.!?。！？…][”’"」』]?)${tags}$`, 'u');

/** ‘* WHAT...Heavy snow’, as weather services write their alerts. */
const alertLabel = /^\*\s*(\p{Lu})([\p{Lu}/ ]{2,40})\.{3}\s*(?=\S)/u;

/** What a Chinese post is about, before its text. */
const subject = /^#[^#\s]{2,30}#\s+(?=\S)/u;
/** "#JustIn: " */
const tagBefore = /^#\p{L}[\p{L}\p{M}\p{N}_]*:\s+(?=\S)/u;
/** What passes on what somebody else has posted. */
const passedOn = /^RT @\S+:\s+(?=\S)/;

/** What an archive of papers writes before an abstract. */
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

/** The lines of an item without tags and the chapters of its recording. */
export function withoutPostMarks(paragraphs: readonly string[]): string[] {
  const isRecording = paragraphs.some((line) => beginning.test(line));
  return paragraphs
    .filter((line) => !onlyTags.test(line))
    .filter((line) => !(isRecording && place.test(line) && !finished.test(line)))
    .map(asLine);
}
