// Lines as posts, alerts and recordings have them: tags behind the text, labels in capitals before
// it, places in the recording below it.

import { withReadableFormulas } from './formulas';

/** A row of tags, at the end of a text or alone. */
const tags = String.raw`(?:[\s,，]*(?<![\p{L}\p{N}&#])#\p{L}[\p{L}\p{M}\p{N}_]*#?)+\s*`;
const onlyTags = new RegExp(`^${tags}$`, 'u');
/** One that is no word of the sentence stands behind its end. */
const tagsBehind = new RegExp(`(?<=[.!?。！？…][”’"」』]?)${tags}$`, 'u');

/** "* WHAT...Heavy snow", as weather services write their alerts. */
const alertLabel = /^\*\s*(\p{Lu})([\p{Lu}/ ]{2,40})\.{3}\s*(?=\S)/u;

/** What an archive of papers writes before an abstract. */
const announced = /^arXiv:\S+ Announce Type: \S+ (?:Abstract:\s*)?/;

const place = /^[([]?\d{1,2}:\d{2}(?::\d{2})?[)\]]?(?=\s|$)/;
const beginning = /^[([]?(?:0?0:)?0?0:00[)\]]?(?=\s|$)/;
const finished = /[.!?。！？…][”’"」』]*$/u;

function asLine(paragraph: string): string {
  const label = (_whole: string, first: string, rest: string) =>
    `${first}${rest.toLowerCase().trimEnd()}: `;
  return withReadableFormulas(
    paragraph.replace(alertLabel, label).replace(announced, '').replace(tagsBehind, ''),
  );
}

/** The lines of an item without tags and the chapters of its recording. */
export function withoutPostMarks(paragraphs: readonly string[]): string[] {
  const isRecording = paragraphs.some((line) => beginning.test(line));
  return paragraphs
    .filter((line) => !(isRecording && place.test(line) && !finished.test(line)))
    .map(asLine)
    .filter((line) => !onlyTags.test(line));
}
