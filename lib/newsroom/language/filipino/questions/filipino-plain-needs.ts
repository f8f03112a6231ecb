// What readers say in Filipino that needs no search. Each pattern is matched against the whole
// text, without punctuation at its ends.
import { sum } from '../../english/questions/english-plain-needs';
import type { PlainNeedForms } from '../../lexicon/plain-needs';

const section = (names: string) =>
  new RegExp(
    `(?:^| )(?:(?:tungkol sa|ukol sa|hinggil sa|sa|ng|na) )?(?:larangan ng )?(?:${names})(?= |$)`,
    'i',
  );

export const filipinoPlainNeeds: PlainNeedForms = {
  typed: {
    ...{
      anu: 'ano',
      anung: 'anong',
      nu: 'ano',
      kmusta: 'kumusta',
      kumsta: 'kumusta',
      musta: 'kumusta',
    },
    ...{ slmt: 'salamat', salamt: 'salamat', slamat: 'salamat', tnx: 'salamat', thx: 'salamat' },
    ...{ thanks: 'salamat', ty: 'salamat', poh: 'po', nmn: 'naman', nman: 'naman', yun: 'iyon' },
    ...{
      blita: 'balita',
      pls: 'please',
      plz: 'please',
      pde: 'puwede',
      pwde: 'puwede',
      kau: 'kayo',
    },
    ...{ d2: 'dito', dun: 'doon', ngaun: 'ngayon', ngyon: 'ngayon', cnu: 'sino', sinu: 'sino' },
  },
  greeting:
    /^(?:kumusta|kamusta|musta|hello|hi|uy|magandang (?:umaga|hapon|gabi|tanghali|araw))(?: (?:po|ka|na|kayo|sa (?:iyo|inyo)))*$/i,
  thanks:
    /^(?:sige|okay|ok|ayos|oo)(?: (?:po|na|lang|naman))*$|^(?:maraming |ok,? )?(?:salamat)(?: (?:po|sa (?:iyo|inyo|tulong)|talaga|ha))*$|^(?:malaking|nakatulong|ang laking)(?: (?:tulong|po|iyan|iyon|ito|talaga|na))*$/i,
  farewell: /^(?:paalam|babay|ingat|hanggang sa muli)(?: (?:po|na))*$/i,
  self: /^(?:sino|ano) (?:ka|kayo|po kayo)(?: ba)?$|^ano(?:ng)? (?:ang )?pangalan mo$|^(?:robot|tao|ai) ka ba$/i,
  abilities:
    /^ano(?:ng)?(?: ba)?(?: po)?(?: ang)? (?:kaya|magagawa|puwede|pwede|maitutulong)(?: mo(?:ng)?| ninyo)?(?: gawin| itulong)?$|^(?:tulong|paano (?:ito )?gamitin(?: ito)?|ano ang puwede kong itanong)$/i,
  blame:
    /^(?:(?:ang )?(?:bobo|tanga|walang silbi|walang kwenta|walang kuwenta|sinungaling|mali|palpak)(?: mo| ka| naman| po| iyan| yan| ang sagot(?: mo)?)*|mali(?:ng)? (?:ang )?(?:sagot|sinabi)(?: mo| iyan| yan)*|hindi (?:iyan|yan) (?:ang )?(?:tanong ko|totoo|tama)|hindi mo (?:ako )?naiintindihan)$/i,
  live: /^(?:(?:ano|kumusta|kamusta)(?: ba)?(?: po)? ang )?(?:lagay ng |magiging )?panahon(?: ba)?(?: sa .{2,40}?)?(?: (?:ngayon|bukas|mamaya|ngayong \p{L}+))+(?: sa .{2,40})?$|^(?:uulan|iinit|lalamig)(?: ba)?(?: po)?(?: .{2,40})?$|^anong oras na(?: po)?(?: ba)?(?: (?:ngayon|sa .{2,40}))?$|^ano(?:ng)? (?:ang )?(?:araw|petsa)(?: na| ba)* ngayon$|^nasaan na(?: ba)? (?:ang|yung) (?:order|padala|parcel|package) ko$/iu,
  aside: new RegExp(
    [
      `(?:(?:ano|magkano)(?: ba)? (?:ang )?)?${sum}`,
      '(?:magbiro|kumanta|tumula|magkuwento|magkwento|kantahan mo ako|patawanin mo ako)(?: (?:ka|naman|nga|po|ng .{1,20}))*',
      '(?:mahal|gusto|miss|ayaw|crush) (?:na )?kita(?: .{1,15})?|(?:mahal|gusto|kilala|miss|naiintindihan) mo(?: ba| rin| talaga)* ako(?: ba)?',
      '(?:puwede|pwede|maaari|dapat) (?:ba )?(?:ba )?kitang? (?:pagkatiwalaan|mahalin|pakasalan)|mapagkakatiwalaan (?:ba )?kita(?: ba)?',
      'ilang taon ka na(?: ba)?|taga-?saan ka(?: ba)?|saan ka (?:ba )?nakatira',
      'may (?:asawa|anak|nobyo|nobya|damdamin|pamilya|kaibigan|jowa) ka(?: na| ba)*',
      'ano(?:ng)? (?:ba )?(?:ang )?(?:mga )?(?:paborito|opinyon|palagay|tingin|masasabi|iniisip) mo(?:ng)?(?: .{1,40})?',
      '(?:kumain|natulog|pagod|masaya|malungkot|gutom|galit|totoo) ka(?: na| ba)*|(?:malungkot|masaya|pagod|gutom) (?:na )?ako(?: ngayon)?',
      'sino(?:ng)? (?:ba )?(?:ang )?(?:iboboto|sinusuportahan|gusto|mahal|paborito) mo(?:ng)?(?: .{1,20})?',
    ]
      .map((one) => `^(?:${one})$`)
      .join('|'),
    'iu',
  ),
  clock:
    /^anong oras na(?: po)?(?: ba)?(?: (?:ngayon|sa .{2,40}))?$|^ano(?:ng)? (?:ang )?(?:araw|petsa)(?: na| ba)* ngayon$/iu,
  latest:
    /^(?:ano(?: ba)?|ano(?:ng)?|bigyan mo ako ng|ipakita(?: mo)?)?(?: ?(?:ang|mga|top|nangungunang|unang|\d{1,2}(?: na)?|tatlong|limang|sampung|pinakabago(?:ng)?|huling|bago(?:ng)?|bagong|pangunahing))* ?(?:balita|ulo ng (?:mga )?balita|headlines?|nangyari|nangyayari)(?: (?:ngayon|ngayong (?:araw|linggo|gabi|umaga)|sa mundo|po|ba|ngayong araw na ito|kanina|kahapon|today|yesterday|this (?:week|morning)))*$|^ano(?:ng)?(?: ba)?(?: po)?(?: ang)? (?:pinakabago|bago|latest)(?: (?:po|ba|ngayon))*$/i,
  day: /ngayong (?:araw|gabi|umaga)|ngayon$|kanina|today|this morning/i,
  yesterday: /kahapon|yesterday/i,
  week: /linggo|week/i,
  wishOpening:
    /^(?:(?:paki|puwede (?:mo )?ba(?:ng)?|pwede (?:mo )?ba(?:ng)?|gusto ko(?:ng)? (?:malaman|mabasa|makita)|(?:i?pakita|i?kuwento|i?kwento|hanapin|sabihin)(?: mo)?(?: nga)?(?: sa akin)?) ?(?:ang |yung )?)+/i,
  wishEnd:
    /(?: (?:ngayon|ngayong (?:araw|linggo|buwan|umaga|gabi)|kamakailan|nitong (?:mga )?(?:araw|linggo)|po|please|naman))+$/i,
  about:
    /^(?:ano(?: na)?(?: ba)?(?: po)? ang |may (?:mga )?)?(?:pinakabago|bago|latest|bagong balita|nangyayari|sitwasyon|kalagayan)(?: na)?(?: ba)?(?: po)? (?:tungkol (?:sa|kay|kina)|hinggil sa|ukol sa|sa|kay|kina) (.+)$|^(?:kumusta|kamusta|musta) (?:na )?(?:ba )?(?:ang|si|sina) (.+)$|^ano(?:ng)? (?:bang? )?(?:meron|mayroon) (?:sa|kay|kina) (.+)$|^(?:ang |mga )?tungkol (?:sa|kay|kina) (.+)$|^(?:ano(?:ng)?(?: ba)? (?:ang )?|may |(?:bigyan mo|pahingi|penge)(?: po)?(?: ako)? ng |lahat ng )?(?:mga |pinakabago(?:ng)? |huling )*(?:balita|ulat|nangyayari|nangyari)(?: ba)? (?:tungkol (?:sa|kay)|hinggil sa|ukol sa|sa|kay|kina|mula sa|ng|ni) (.+)$|^lahat (?:ng )?tungkol (?:sa|kay) (.+)$/i,
  sections: {
    technology: section('teknolohiya|tech'),
    financial: section('pananalapi|negosyo|ekonomiya'),
    politics: section('pulitika|politika'),
    entertainment: section('libangan|showbiz'),
    sports: section('palakasan|isports|sports?'),
    science: section('agham|siyensya'),
    health: section('kalusugan'),
  },
};
