// Forms of speech in a model's answer that are no statement about the news: what opens it, what
// refuses it, what presses the reader to do something.
import type { Language } from '@/lib/model/text/languages';

/** All of a line; "Yes." alone, "Short answer: yes.", "In brief:". */
const openers: Record<Language, RegExp> = {
  en: /^(?:(?:the )?(?:short|quick|brief) answer(?: is)?[:,]?\s*)?(?:yes|no|correct|right|indeed|sure|certainly|of course|not exactly|not quite|partly|in (?:brief|short|summary|sum)|to sum up|summary|short answer|overview|background|details|key points?|here(?:'s| is| are) (?:what|the|a)\b.{0,60}|(?:according to|based on) the (?:sources|passages|articles|reports))\s*[.:!,–—-]*$/i,
  zh: /^(?:简短(?:回答|答案)[：:，]?)?(?:是的?|不是|没有|对|不对|可以|不可以|会|不会|有|简而言之|简单来说|简要回答|总之|综上所述|总的来说|概括如下|要点如下|主要内容如下|以下是.{0,20}|根据(?:来源|报道|文章|资料))[。：:！，]*$/u,
  ph: /^(?:(?:maikling |mabilis na )?sagot[:,]?\s*)?(?:oo|opo|hindi|tama|siyempre|sa madaling salita|sa madaling sabi|buod|bilang buod|mga detalye|narito ang.{0,60}|ito ang.{0,40}|ayon sa mga (?:pinagkunan|ulat|artikulo))\s*[.:!,–—-]*$/i,
};

/** A line that ends so opens a list; a longer one says something. */
const leadWords = 8;
const leadCharacters = 20;

/** Whether a line only opens what follows, and can be neither right nor wrong. */
export function opensOnly(text: string, lang: Language): boolean {
  const bare = text.replace(/[*_]/g, '').trim();
  if (Object.values(openers).some((form) => form.test(bare))) return true;
  if (!/[:：]$/.test(bare) || /\d/.test(bare)) return false;
  return lang === 'zh' ? bare.length <= leadCharacters : bare.split(/\s+/).length <= leadWords;
}

const source =
  '(?:passages?|sources?|articles?|documents?|texts?|excerpts?|reports?|context|quotations?|information|data)';
const refusals: readonly RegExp[] = [
  /\b(?:sorry|apologi[sz]e|unfortunately|regrettably)\b.{0,120}\b(?:not|n['’]t|no|cannot|unable)\b/i,
  new RegExp(`\\b${source}\\b.{0,40}\\b(?:do|does|did)(?: not|n['’]t)\\b.{0,20}\\b(?:contain|answer|mention|provide|say|include|address|discuss|offer|specify|state|cover|give|have)\\b`, 'i'),
  new RegExp(`\\b(?:none of|nothing in) (?:the|these|those) .{0,20}${source}\\b`, 'i'),
  /\bI(?: am|['’]m)? (?:cannot|can['’]t|can not|unable to|not able to|won['’]t|do not|don['’]t) (?:be able to )?(?:answer|find|determine|provide|help|assist|say|confirm|know|have)\b/i,
  new RegExp(`\\b(?:there is|there['’]s) (?:no|not enough|insufficient) (?:information|mention|answer|data)\\b|\\b(?:no|not enough|insufficient) information\\b.{0,60}\\b${source}\\b`, 'i'),
  /\bas an? (?:ai|(?:large )?language model)\b/i,
  /(?:抱歉|对不起|很遗憾|遗憾的是|不好意思)/,
  /(?:我)?(?:无法|不能|没法|没办法)(?:根据.{0,20})?(?:回答|确定|提供|得知|判断|找到|确认)/,
  /(?:文章|段落|资料|来源|文中|材料|信息|报道|上下文|内容|原文)(?:中|里)?(?:都|均|并)?(?:没有|未|未能|并未|不)(?:直接|明确|具体)?(?:提及|提到|提供|包含|说明|回答|涉及|给出|显示)/,
  /\b(?:paumanhin|pasensya|pasensiya|ikinalulungkot|sa kasamaang[- ]palad)\b/i,
  /\b(?:hindi) (?:ko |namin )?(?:masasagot|masagot|matukoy|alam|makita|maibigay|kayang sagutin)\b/i,
  /\b(?:hindi|walang|wala) .{0,30}(?:sinasagot|nabanggit|binanggit|nakasaad|tinukoy|sagot|impormasyon).{0,60}\b(?:sipi|artikulo|pinagkunan|ulat|teksto|tanong)\b|\b(?:sipi|artikulo|pinagkunan|ulat|teksto)\b.{0,40}\b(?:hindi|walang|wala)\b.{0,30}(?:sumasagot|sinasagot|nabanggit|binanggit|nakasaad|tinukoy|sagot|impormasyon)/i,
]; // prettier-ignore

/** Whether a sentence says, in words, that there is no answer. */
export const refuses = (text: string): boolean => refusals.some((form) => form.test(text));

const presses =
  /\b(?:click|tap|press) (?:here|below|on (?:this|the) link|the (?:link|button))\b|\b(?:send|transfer|deposit|pay|donate)\b.{0,40}\b(?:btc|bitcoins?|eth|ether|usdt|crypto\w*|wallet|gcash)\b|\balert\s*\(|点击(?:这里|此处|链接)|(?:发送|转账|汇款|打款).{0,20}(?:比特币|钱包|USDT|BTC)|\b(?:i-?click|pindutin) (?:dito|ang link)\b|\b(?:magpadala|ipadala)\b.{0,30}\b(?:bitcoin|btc|wallet|gcash)\b/i;

/** Whether a sentence presses its reader to follow a link or to send money. */
export const pressesReader = (text: string): boolean => presses.test(text);
