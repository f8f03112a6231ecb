// Emphasis beside Chinese and Japanese. Markdown tells an opening marker from a closing one by the
// blanks and the punctuation around it; these scripts have no blanks, so `**注意：**股价` and
// `说**“停产”**是` would keep their asterisks. Beside these scripts a marker is treated as if beside a
// blank.
import { han } from '../text/scripts';
import type {} from 'remark-parse';
import type { Data, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<Extension['text']>[string], readonly unknown[] | undefined>;
type Context = ThisParameterType<Construct['tokenize']>;
type Code = Context['previous'];

const asterisk = 42;

/** Their letters, and the punctuation that only they use. */
const unspaced = new RegExp(
  String.raw`[${han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\uFF01-\uFF65]`,
  'u',
);
/** No emphasis begins before `ending` punctuation, nor ends after `beginning` punctuation. */
const ending = /[\p{Pe}\p{Pf}，、。．：；！？]/u;
const beginning = /[\p{Ps}\p{Pi}]/u;

/** A character of the text; a blank for line ends, the end of the text, and tabs. */
const characterOf = (code: Code) => (code === null || code < 0 ? ' ' : String.fromCharCode(code));

/** The parser's own handling of the marker. */
function theirs({ parser }: Context): Construct {
  const found = [parser.constructs.text[asterisk]].flat().find((one) => one && one !== ours);
  if (!found) throw new Error('The parser knows no emphasis.');
  return found;
}

const ours: Construct = {
  name: 'emphasisWithoutBlanks',
  tokenize(effects, ok, nok) {
    const before = characterOf(this.previous);
    const flank = (code: Code) => {
      const after = characterOf(code);
      const sequence = this.events.at(-1)?.[1];
      if (sequence && (unspaced.test(before) || unspaced.test(after))) {
        sequence._open ||= !/\s/.test(after) && !ending.test(after);
        sequence._close ||= !/\s/.test(before) && !beginning.test(before);
      }
      return ok(code);
    };
    return theirs(this).tokenize.call(this, effects, flank, nok);
  },
  resolveAll: (events, context) => theirs(context).resolveAll?.(events, context) ?? events,
};

/** A remark plugin: `*` and `**` mean emphasis also where no blanks are written. */
export function emphasisWithoutBlanks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ text: { [asterisk]: ours } });
}
