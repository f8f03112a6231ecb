// Passwords that attackers try first. The list is ours: the stems, keyboard walks and habits that
// published studies of leaked passwords find at the top, in our readers' languages. A stem that
// only has digits, punctuation or look-alikes around it counts as well.
import { emailOf } from '@/lib/model/account/email';

const stems = [
  // Words.
  'password passwd passw passwort pass admin administrator root user guest login logon welcome',
  'letmein secret changeme default master monkey dragon shadow sunshine princess football baseball',
  'basketball soccer hockey superman batman spiderman pokemon naruto starwars iloveyou loveyou',
  'lovely lovers trustno flower freedom whatever computer internet michael jennifer jessica ashley',
  'daniel charlie andrew matthew joshua thomas robert jordan hunter buster ginger pepper cookie',
  'cheese summer winter spring autumn banana orange silver purple chelsea arsenal liverpool',
  'barcelona realmadrid ferrari mercedes samsung google facebook twitter youtube yahoo hotmail',
  'gmail apple android windows hello helloworld test testing tester temp qwerty azerty abcdef',
  'abcabc abcd asdf zxcv killer hacker access mustang yankees ranger phoenix angel angels jesus',
  'jesuschrist heaven family forever friends blessed godisgood mylove babygirl sweety baby money',
  'mother father brother sister house coffee america london manila cebu davao pinoy pinay',
  'pilipinas philippines mahalko mahalkita kulit ganda pogi jollibee christ kapamilya china',
  'beijing shanghai woaini woaiwojia nihao zhongguo cubewire cube fangxun news reader',
  // Walks over the keyboard.
  'qwertyuiop qwertyu qwert asdfghjkl asdfgh zxcvbnm zxcvbn qazwsx qazwsxedc wsxedc qweasd qweasdzxc',
  'qweqwe asdasd zxczxc qwaszx poiuyt lkjhgf mnbvcxz qaz wsx edc',
].join(' ');

const known = new Set(stems.split(' '));

/** The letters that these characters replace in half of all "strong" passwords. */
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A run forwards or backwards along a keyboard row, or the same few characters repeated. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/su.test(text)) return true;
  const backwards = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards));
}

/** Digits that form a run, a repetition, a year or a date. */
function isEasyNumber(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  if (isPattern(text) || /^(\d)\1*(\d)\2*$/.test(text)) return true;
  if (/^(19|20)\d{2}((0\d|1[0-2])([0-2]\d|3[01]))?$/.test(text)) return true;
  if (/^([0-2]?\d|3[01])(0?\d|1[0-2])(19|20)\d{2}$/.test(text)) return true;
  return /^(5201314|1314520|520520|147258369?|159753|112233(4455)?|123321|123123|7758521)$/.test(
    text,
  );
}

const unmasked = (text: string) => [...text].map((sign) => lookAlikes[sign] ?? sign).join('');

/** Whether a guesser would try the password early; `about` is what they may know of the reader. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (isPattern(text) || isEasyNumber(text)) return true;
  const personal = about.flatMap((fact) => {
    const name = emailOf(fact).split('@')[0] ?? '';
    return name.length >= 4 ? [name, emailOf(fact)] : [];
  });
  const edges = /^[\d\W_]+|[\d\W_]+$/g;
  // Also with look-alikes undone, before and after trimming: `p@ssw0rd1` and `password1` share a
  // stem.
  const forms = [text, unmasked(text)].flatMap((form) => [form, form.replace(edges, '')]);
  forms.push(unmasked(text.replace(edges, '')));
  return forms.some((form) => known.has(form) || personal.includes(form) || isPattern(form));
}
