// Who acts, in languages that mark it: Filipino puts a particle before each name, and the form of
// the verb says which of the marked ones acts.
import type { FocusForms } from '../language/language';
import type { Place } from './places';

type Mark = 'subject' | 'agent' | 'oblique';

/** Most words between a particle and its name: ‘ng dating alkalde na si’. */
const upToName = /^(?:\p{L}[\p{L}.’'-]* ){0,2}$/u;
const isFronted = /(?:^|[,;:.!?“"] ?)$/u;
const behindFronted = /^(?:,| ay )/u;

function markOf(text: string, { start, end }: Place, { marks }: FocusForms): Mark | undefined {
  const before = text.slice(0, start);
  const last = [...before.matchAll(marks)].at(-1);
  const rest = last && before.slice(last.index + last[0].length);
  if (last && rest !== undefined && upToName.test(rest)) {
    const { subject, agent } = last.groups ?? {};
    return subject ? 'subject' : agent ? 'agent' : 'oblique';
  }
  const isSubject = isFronted.test(before) || behindFronted.test(text.slice(end));
  return isSubject ? 'subject' : undefined;
}

const inWord = /[\p{L}-]/u;

/** The whole word at a position, with its prefixes. */
function wordAround(text: string, { start, end }: Place): string {
  let [from, to] = [start, end];
  while (from > 0 && inWord.test(text[from - 1] ?? '')) from -= 1;
  while (inWord.test(text[to] ?? '')) to += 1;
  return text.slice(from, to).toLowerCase();
}

/**
 * Which of two names acts, by their particles and the form of the verb: `untold` where there is
 * such a verb but they do not say, undefined where there is none.
 */
export function markedActor(
  text: string,
  focus: FocusForms,
  { first, deeds, last }: { first: Place; deeds: readonly Place[]; last: Place },
): 'first' | 'last' | 'untold' | undefined {
  const words = deeds.map((deed) => wordAround(text, deed));
  const verb = words.find((one) => focus.actor.test(one) || focus.object.test(one));
  if (verb === undefined) return undefined;
  const [one, other] = [markOf(text, first, focus), markOf(text, last, focus)];
  const acting: Mark[] = focus.actor.test(verb)
    ? ['subject']
    : focus.lost.test(verb)
      ? ['agent', 'oblique']
      : ['agent'];
  const isTold = focus.actor.test(verb)
    ? one !== other && (one === 'subject' || other === 'subject') && one && other
    : (one === 'subject' && other && acting.includes(other)) ||
      (other === 'subject' && one && acting.includes(one));
  if (!isTold) return 'untold';
  return one && acting.includes(one) ? 'first' : 'last';
}
