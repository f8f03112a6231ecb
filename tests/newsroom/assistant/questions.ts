// Questions over the sample edition, as readers would ask them: 20 in each language; 10 of the 60
// are about what no sample event covers. `event` is the slug of the answering event.
import { languages, type Language } from '@/lib/model/text/languages';

export type TestQuestion = { language: Language; text: string; event?: string };

/** A question and the event that answers it, if any. */
export type Row = readonly [string, string?];

/** The questions of one set, from its rows in each language. */
export function questionsIn(rows: Record<Language, readonly Row[]>): TestQuestion[] {
  return languages.flatMap((language) =>
    rows[language].map(([text, event]) => ({ language, text, event })),
  );
}

const english: Row[] = [
  ['How many leap seconds have been added so far?', 'leap-second'],
  ['Why do computers have trouble with leap seconds?', 'leap-second'],
  ['At what temperature must ordinary vaccines be stored?', 'vaccine-cold-chain'],
  ['What makes corals bleach?', 'coral-bleaching'],
  ['Who invented the QR code?', 'qr-code-error-correction'],
  ['What is forward secrecy?', 'tls-padlock'],
  ['Why do GPS satellites have to correct for relativity?', 'gps-relativity'],
  [
    'How much of my savings is insured in the Philippines if my bank goes bust?',
    'deposit-insurance',
  ],
  ['How is the inflation rate calculated?', 'inflation-basket'],
  ['What does Swift actually send?', 'cross-border-payments'],
  ['Which countries have a veto in the Security Council?', 'un-vote'],
  ['How old must someone be to run for president of the Philippines?', 'philippine-president'],
  ['What is the difference between the D’Hondt and the Sainte-Laguë method?', 'seat-counting'],
  ['Why are films shot at 24 frames per second?', 'film-frames'],
  ['Why is the marathon 42.195 kilometres long?', 'marathon-distance'],
  ['Can you be offside from a throw-in?', 'offside'],
  ['Who won the World Cup in 2022?'],
  ['How do I bake sourdough bread?'],
  ['Which vaccine protects against malaria?'],
  ['What is the capital of Mongolia?'],
];

const chinese: Row[] = [
  ['闰秒一共加过多少次？', 'leap-second'],
  ['疫苗在运输途中为什么不能冻住？', 'vaccine-cold-chain'],
  ['珊瑚白化以后还能活过来吗？', 'coral-bleaching'],
  ['二维码弄脏了为什么还能扫出来？', 'qr-code-error-correction'],
  ['浏览器怎么确认网站的身份？', 'tls-padlock'],
  ['导航卫星上的钟为什么要调慢？', 'gps-relativity'],
  ['中国的存款保险最多赔多少钱？', 'deposit-insurance'],
  ['通货膨胀率是怎么算出来的？', 'inflation-basket'],
  ['跨境汇款的平均费用是多少？', 'cross-border-payments'],
  ['安理会作决定需要多少票？', 'un-vote'],
  ['菲律宾总统能连任吗？', 'philippine-president'],
  ['小党在哪种计票方法下更有利？', 'seat-counting'],
  ['放映机怎样避免画面闪烁？', 'film-frames'],
  ['昆曲是在哪里发展起来的？', 'living-heritage'],
  ['标准音高440赫兹是什么时候定下来的？', 'concert-pitch'],
  ['篮球的进攻时间为什么是24秒？', 'shot-clock'],
  ['越位是看哪个瞬间？', 'offside'],
  ['比特币现在值多少钱？'],
  ['现任美国总统是谁？'],
  ['感冒了应该吃什么药？'],
];

const filipino: Row[] = [
  ['Ilang leap second na ang naidagdag?', 'leap-second'],
  ['Sa anong temperatura dapat itago ang bakuna?', 'vaccine-cold-chain'],
  ['Bakit namumuti ang mga coral?', 'coral-bleaching'],
  ['Sino ang gumawa ng QR code?', 'qr-code-error-correction'],
  ['Paano nalalaman ng browser na totoo ang isang website?', 'tls-padlock'],
  ['Bakit pinababagal ang orasan ng GPS satellite?', 'gps-relativity'],
  ['Hanggang magkano ang sagot ng deposit insurance sa Pilipinas?', 'deposit-insurance'],
  ['Ano ang core inflation?', 'inflation-basket'],
  ['Magkano ang karaniwang singil sa pagpapadala ng pera sa ibang bansa?', 'cross-border-payments'],
  ['Ilang bansa ang may veto sa Security Council?', 'un-vote'],
  ['Ilang taon ang termino ng pangulo ng Pilipinas?', 'philippine-president'],
  ['Paano hinahati ang mga upuan sa paraang D’Hondt?', 'seat-counting'],
  ['Ilang frame bawat segundo ang pelikula?', 'film-frames'],
  ['Ano ang Hudhud ng mga Ifugao?', 'living-heritage'],
  ['Ano ang equal temperament?', 'concert-pitch'],
  ['Sino ang nakaisip ng 24 segundong shot clock?', 'shot-clock'],
  ['Bakit na-disqualify si Dorando Pietri?', 'marathon-distance'],
  ['Sino ang nagwagi sa eleksiyon noong 2022?'],
  ['Paano magluto ng adobo?'],
  ['Magkano ang pamasahe papuntang Cebu?'],
];

export const questions = questionsIn({ en: english, zh: chinese, ph: filipino });
