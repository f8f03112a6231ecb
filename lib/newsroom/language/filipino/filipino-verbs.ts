// The forms of Filipino news verbs: a question says "itataas", the tables say "tumaas". Stemming
// does not find them all: affixes are put before, inside and after, a syllable is doubled, and
// nothing is removed from a word that ends like an English one. So all forms of each root are
// generated here.

/** Each root with the table words that its forms mean. */
const roots = `
akusa = inakusahan
amin = inamin
angkat = angkat
anunsiyo = inanunsiyo
anunsyo = inanunsiyo
apruba = inaprubahan
aresto = inaresto
atake = inatake
atras = umatras
baba = bumaba
bagsak = bumagsak
balik = bumalik
bangga = bumangga
banta = nagbanta
baril = binaril
batikos = batikos
bawal = ipinagbawal
bawas = binawasan
bawi = bumawi
bayad = bayad
benta = benta
bihag = bihag
bili = bumili
bisita = bumisita
bitay = bitay
bitiw = nagbitiw
bomba = pambobomba
boto = boto
bukas = binuksan
dagdag = dagdag
dakip = dakip
demanda = demanda
deploy = nagpadala
donasyon = donasyon
dukot = dinukot
galing = gumaling
gastos = gastos
guho = gumuho
halal = nahalal
hatol = hinatulan
hayag = inihayag
hirang = hinirang
imbento = imbento
imbestiga = imbestigasyon
kaltas = binawasan
kampanya = kampanya
kansela = kinansela
kasal = kasal
kaso = kinasuhan
kulong = kulong
kumpirma = kinumpirma
labas = inilabas
lagda = nilagdaan
lago = paglago
lahok = lumahok
laki = lumaki
laya = pinalaya
libing = libing
ligtas = sagip
likas = lumikas
loko = panloloko
lubog = lumubog
lugi = nalugi
lunsad = inilunsad
lusob = lusob
luwas = luwas
multa = multa
nakaw = ninakaw
padala = ipadala
palit = pinalitan
panaw = pumanaw
parusa = pinarusahan
patay = patay
patupad = ipinatupad
pirma = pumirma
protesta = protesta
pulong = nagpulong
puri = pinuri
sagip = sinagip
sakop = sakop
salakay = salakay
sali = sumali
sampa = sinampahan
sara = isinara
sawi = nasawi
sibak = sinibak
siyasat = siyasat
sugat = sugatan
suko = sumuko
sunog = nasunog
suporta = sinuportahan
suspinde = sinuspinde
taas = tumaas
takbo = tumakbo
talaga = itinalaga
talo = natalo
tanggal = tinanggal
tanggi = tumanggi
tayo = itinayo
tuklas = natuklasan
tulong = tulong
tutol = tutol
utang = utang
wagi = nagwagi
wala = nawawala
welga = welga
`;

const vowel = /[aeiou]/;

/** The root with its first syllable doubled, which marks ongoing and future actions. */
function doubled(root: string): string[] {
  const at = root.search(vowel);
  const first = root.slice(0, 1);
  // "Nagpoprotesta" and "nagproprotesta" are both written.
  return [
    ...new Set([root.slice(0, at + 1), at > 0 ? first + root.charAt(at) : root.charAt(0)]),
  ].map((syllable) => syllable + root);
}

/** Inserts `within` after the first consonant, or before a vowel: "tumaas", "umatras". */
const infixed = (within: string, whole: string) =>
  vowel.test(whole.charAt(0)) ? within + whole : whole.charAt(0) + within + whole.slice(1);

/** Adds an ending: "hatol" becomes "hatulan", "bayad" "bayaran", "multa" "multahan". */
function ended(stem: string, ends: readonly string[]): string[] {
  const soft = stem.replace(/o([^aeiou]*)$/, 'u$1').replace(/d$/, 'r');
  const isOpen = vowel.test(stem.slice(-1));
  return ends.flatMap((end) => (isOpen ? [`${soft}h${end}`, soft + end] : [soft + end]));
}

const ofDoers = 'mag nag pag naka maka nagpa magpa ipa ipina pa pina pag ma na'.split(' ');
const ofDeeds = 'ipag ipinag pinag nagka pagka nakipag makipag nagsi'.split(' ');

/** All forms of a root. */
function formsOf(root: string): string[] {
  const twice = doubled(root);
  const done = [
    infixed('in', root),
    ...(/^[lrwynhm]/.test(root) ? [`ni${root}`, `ini${root}`] : []),
  ];
  const going = twice.flatMap((whole) => [
    infixed('in', whole),
    ...(/^[lrwynhm]/.test(root) ? [`ni${whole}`, `ini${whole}`] : []),
  ]);
  const all = [root, ...twice];
  const prefixed = all.flatMap((whole) => ofDoers.map((prefix) => prefix + whole));
  const plain = [
    ...twice,
    ...all.map((whole) => infixed('um', whole)),
    ...[...done, ...going],
    ...[...all, ...done, ...going].map((whole) => `i${whole}`),
    ...prefixed,
    ...all.flatMap((whole) => ofDeeds.map((prefix) => prefix + whole)),
    ...['ipapa', 'ipinapa', 'pinapa', 'magpapa', 'nagpapa', 'pagpapa'].map((one) => one + root),
  ];
  return [
    ...plain,
    ...all.flatMap((whole) => ended(whole, ['an', 'in'])),
    ...[...done, ...going, ...prefixed, ...all.map((whole) => `pinag${whole}`)].flatMap((whole) =>
      ended(whole, ['an']),
    ),
  ];
}

/** Shorter forms are other words. */
const shortest = 5;

/**
 * For each form, the table words it means; excludes forms in `others`, which mean something else.
 */
export function filipinoVerbForms(
  others: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const meant = new Map<string, readonly string[]>();
  for (const line of roots.trim().split('\n')) {
    const [root = '', cell = ''] = line.split(' = ');
    for (const form of formsOf(root)) {
      if (form.length < shortest || form === root || others.has(form)) continue;
      const before = meant.get(form) ?? [];
      meant.set(form, [...new Set([...before, ...cell.split(', ')])]);
    }
  }
  return meant;
}
