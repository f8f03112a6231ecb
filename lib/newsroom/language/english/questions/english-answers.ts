// Phrases in a model's English answers that are not statements about the news.
import type { AnswerForms } from '../../language';

const source =
  '(?:passages?|sources?|articles?|documents?|texts?|excerpts?|reports?|context|quotations?|information|data)';

export const englishAnswers: AnswerForms = {
  opens: /^(?:(?:the )?(?:short|quick|brief) answer(?: is)?[:,]?\s*)?(?:yes|no|correct|right|indeed|sure|certainly|of course|not exactly|not quite|partly|in (?:brief|short|summary|sum)|to sum up|summary|short answer|overview|background|details|key points?|here(?:'s| is| are) (?:what|the|a)\b.{0,60}|(?:according to|based on) the (?:sources|passages|articles|reports))\s*[.:!,–—-]*$/i,
  refuses: [
    /\b(?:sorry|apologi[sz]e|unfortunately|regrettably)\b.{0,120}\b(?:not|n['’]t|no|cannot|unable)\b/i,
    new RegExp(`\\b${source}\\b.{0,40}\\b(?:do|does|did)(?: not|n['’]t)\\b.{0,20}\\b(?:contain|answer|mention|provide|say|include|address|discuss|offer|specify|state|cover|give|have)\\b`, 'i'),
    new RegExp(`\\b(?:none of|nothing in) (?:the|these|those) .{0,20}${source}\\b`, 'i'),
    /\bI(?: am|['’]m)? (?:cannot|can['’]t|can not|unable to|not able to|won['’]t|do not|don['’]t) (?:be able to )?(?:answer|find|determine|provide|help|assist|say|confirm|know|have)\b/i,
    new RegExp(`\\b(?:there is|there['’]s) (?:no|not enough|insufficient) (?:information|mention|answer|data)\\b|\\b(?:no|not enough|insufficient) information\\b.{0,60}\\b${source}\\b`, 'i'),
    /\bas an? (?:ai|(?:large )?language model)\b/i,
  ],
  presses:
    /\b(?:click|tap|press) (?:here|below|on (?:this|the) link|the (?:link|button))\b|\b(?:send|transfer|deposit|pay|donate)\b.{0,40}\b(?:btc|bitcoins?|eth|ether|usdt|crypto\w*|wallet|gcash)\b|\balert\s*\(/i,
}; // prettier-ignore
