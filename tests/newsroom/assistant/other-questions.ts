// More questions over the sample edition, in everyday words that its articles mostly do not use.
// The first ones were written before the table of meanings, and showed which words are mere
// question words; the fresh ones were written after everything else, and nothing was fitted to
// them.
import { questionsIn, type Row } from './questions';

const english: Row[] = [
  ['Why is sending money home so expensive?', 'cross-border-payments'],
  ['What happens to my account if the bank fails?', 'deposit-insurance'],
  ['How do officials decide that a player is offside?', 'offside'],
  ['Who can stop a resolution at the UN?', 'un-vote'],
  ['Do vaccines spoil when they get too warm?', 'vaccine-cold-chain'],
  ['How does my phone know that a website is genuine?', 'tls-padlock'],
  ['Are hotter oceans killing reefs?', 'coral-bleaching'],
  ['Why did the tuning note change over the centuries?', 'concert-pitch'],
  ['When was the shot clock introduced?', 'shot-clock'],
  ['How are parliament seats shared out between parties?', 'seat-counting'],
  ['What will the weather be tomorrow?'],
  ['How do I renew my passport?'],
  ['Who discovered penicillin?'],
];

const chinese: Row[] = [
  ['地球自转变慢和时钟有什么联系？', 'leap-second'],
  ['物价上涨的数字怎么统计？', 'inflation-basket'],
  ['银行破产了我的钱还在吗？', 'deposit-insurance'],
  ['海水变热对珊瑚礁有什么影响？', 'coral-bleaching'],
  ['电影每秒要播多少张画面？', 'film-frames'],
  ['乐队调音用的标准是什么？', 'concert-pitch'],
  ['马拉松的长度是谁定的？', 'marathon-distance'],
  ['五个常任理事国有什么特权？', 'un-vote'],
  ['参选菲律宾总统有什么条件？', 'philippine-president'],
  ['把钱寄回老家为什么这么贵？', 'cross-border-payments'],
  ['二维码上的三个大方块是干什么用的？', 'qr-code-error-correction'],
  ['手机怎么知道自己的位置？', 'gps-relativity'],
  ['上海明天会下雨吗？'],
  ['怎样学好英语？'],
  ['最新的手机卖多少钱？'],
  ['月球离地球有多远？'],
];

const filipino: Row[] = [
  ['Bakit mahal magpadala ng pera sa pamilya?', 'cross-border-payments'],
  ['Paano kinukuwenta ang pagtaas ng presyo?', 'inflation-basket'],
  ['Ano ang mangyayari sa pera ko kung magsara ang bangko?', 'deposit-insurance'],
  ['Bakit kailangang malamig ang bakuna?', 'vaccine-cold-chain'],
  ['Sino ang may karapatang tumanggi sa UN Security Council?', 'un-vote'],
  ['Gaano kahaba ang takbuhan sa marathon?', 'marathon-distance'],
  ['Anong nota ang ginagamit sa pagtono ng orkestra?', 'concert-pitch'],
  ['Puwede bang tumakbo ulit ang presidente?', 'philippine-president'],
  ['Mababasa pa ba ang QR code kahit punit?', 'qr-code-error-correction'],
  ['Ano ang epekto ng mainit na dagat sa bahura?', 'coral-bleaching'],
  ['Paano gumawa ng pasaporte?'],
  ['Anong oras ang susunod na bus?'],
  ['Sino ang nanalo sa boksing kagabi?'],
];

export const otherQuestions = questionsIn({ en: english, zh: chinese, ph: filipino });

const freshEnglish: Row[] = [
  ['Why must doctors keep jabs in the fridge?', 'vaccine-cold-chain'],
  ['Is my cash safe when a lender goes bankrupt?', 'deposit-insurance'],
  ['Which fees eat up the money that migrants send to their families?', 'cross-border-payments'],
  ['Can a damaged QR code still be scanned?', 'qr-code-error-correction'],
  ['Where did the length of the Olympic marathon come from?', 'marathon-distance'],
  ['Which frequency do orchestras tune to?', 'concert-pitch'],
  ['How many players are on a cricket team?'],
  ['What is the population of Brazil?'],
];

const freshChinese: Row[] = [
  ['一场比赛里拖延不投篮会怎样？', 'shot-clock'],
  ['海水升温会害死珊瑚吗？', 'coral-bleaching'],
  ['联合国里谁能否决提案？', 'un-vote'],
  ['钟表为什么有时要多加一秒？', 'leap-second'],
  ['选票怎样换成议席？', 'seat-counting'],
  ['物价涨得多快是怎么衡量的？', 'inflation-basket'],
  ['怎么申请护照？'],
  ['谁写了红楼梦？'],
];

const freshFilipino: Row[] = [
  ['Ligtas ba ang ipon ko kapag nalugi ang bangko?', 'deposit-insurance'],
  ['Bakit may mga awit na itinuturing na pamana?', 'living-heritage'],
  ['Ano ang tono na sinusunod ng orkestra?', 'concert-pitch'],
  ['Ilang boto ang kailangan para sa isang resolusyon sa UN?', 'un-vote'],
  ['Nasisira ba ang bakuna kapag nagyelo?', 'vaccine-cold-chain'],
  ['Bakit nagdaragdag ng isang segundo sa orasan?', 'leap-second'],
  ['Sino ang sumulat ng Noli Me Tangere?'],
  ['Paano mag-apply ng lisensiya sa pagmamaneho?'],
];

export const freshQuestions = questionsIn({
  en: freshEnglish,
  zh: freshChinese,
  ph: freshFilipino,
});
