// How English asks for aspects that any article may have, and how a sentence shows that it covers
// one.
import type { AspectSigns } from '../../lexicon/aspect-signs';

export const englishAspects: AspectSigns = {
  background: {
    asks: /\b(?:what )?(?:led up to|came before|is the background(?: of| to)?|the background|the history of|gave rise to|(?:was )?behind)(?: (?:this|that|it|the story))?\b|\bhow did (?:this|it) (?:start|begin|come about)\b/i,
    tells:
      /\b(?:last (?:week|month|year|night|summer|autumn|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:years?|months?|weeks?|decades?|days) (?:ago|earlier|before)|previously|formerly|historically|earlier this (?:week|month|year)|(?:since|back) (?:in )?(?:last|the|(?:19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:19|20)\d\d|for (?:years|months|decades|more than)|had (?:been|already|long|\p{L}+ed)|took office|dat(?:es|ing) back)\b/iu,
    offered: 'What led up to this?',
  },
  outlook: {
    asks: /\bwhat(?: is|['’]s)? (?:(?:likely|expected|going) to )?(?:happens?|comes?) (?:next|now)\b|\bwhat(?: is|['’]s) next\b|\bwhat (?:now|will happen)\b/i,
    tells:
      /\b(?:will|won['’]t|(?:is|are) (?:expected|scheduled|set|due|planned|slated|going) (?:to|for|on|in|next)|expects? (?:to|that)|plans? (?:to|for)|planning to|set to|scheduled (?:to|for)|next (?:week|month|year|season|spring|summer|fall|winter)|upcoming|tomorrow|by the end of|aims? to|intends? to|vow(?:s|ed) to|promise[sd]? to|prepares? (?:to|for)|in the coming (?:days|weeks|months|years))\b/i,
    offered: 'What happens next?',
  },
  reactions: {
    asks: /\bhow (?:have|did) (?:\w+ )?(?:people|others|they|the public)? ?(?:reacted?|respond(?:ed)?)\b|\bwhat (?:are|were) the reactions\b|\breactions?\b/i,
    tells:
      /\b(?:critici[sz](?:ed|es|ing)|condemn(?:ed|s|ing)?|prais(?:ed|es|ing)|applaud(?:ed|s|ing)?|denounc(?:ed|es|ing)|slam(?:med|s|ming)?|blast(?:ed|s|ing)|urg(?:ed|es|ing)|defend(?:ed|s)|warn(?:ed|s)|vow(?:ed|s)|oppos(?:ed|es)|reject(?:ed|s)|react(?:ed|s)|in response|outrage\w*|outcry|backlash|apologi[sz](?:ed|es)|protest(?:ed|s|ers)|object(?:ed|s) to|complain(?:ed|s)|hail(?:ed|s)|mock(?:ed|s)|rebuk(?:ed|es)|lambast(?:ed|s))\b/i,
    offered: 'How have people reacted?',
  },
  cause: {
    asks: /^\s*(?:but |and )?why(?: (?:is|was|did|does|has|are|were) (?:this|that|it|they|he|she)(?: (?:happen|happening|so|important|done|do it|do this|do that))?)?\s*\??$|\bwhy did (?:this|it) happen\b|\bwhat (?:is|was) the (?:reason|cause)\b/i,
    tells:
      /\b(?:because|so that|the reasons?|reasons? (?:for|why)|due to|caused by|as a result|owing to|in order to|(?:sparked|prompted|triggered|driven|fueled|caused) by|blam(?:ed|es|ing)|stem(?:s|med|ming) from|(?:led|leading) to|to (?:avoid|prevent|protect|curb)|(?:is|are|was|were|be|been|being|became|deemed|considered) (?:far |much |simply )?too (?!(?:early|soon|late|close|many|much|good|long|few)\b)\p{Ll}+|in (?:(?:a|an|apparent) )*(?:backlash|bid|effort|protest|retaliation|revenge|response|reaction|solidarity) (?:against|at|for|over|to|with)|in protest)\b/iu,
    tellsClearly:
      /\b(?:because|due to|owing to|caused by|as a result of|the reasons?|reasons? (?:for|why)|(?:sparked|prompted|triggered|driven|fuell?ed|spurred) by|attributed (?:\p{L}+ )?to|blam(?:ed|es|ing)|stem(?:s|med|ming) from|in (?:backlash|protest|retaliation|revenge|response|reaction) (?:against|at|for|over|to))\b/iu,
    offered: 'Why did this happen?',
  },
  figures: {
    asks: /\b(?:what|which) (?:are the )?(?:figures|numbers)(?: are)?(?: (?:given|reported|there|known))?\b|\bby how much\b/i,
    tells:
      /[$€£₱¥]\s?\d|\d\s?(?:%|percent|per cent|million|billion|trillion|thousand|hundred)|(?<![\p{L}\d.-])(?!(?:19|20)\d\d(?!\d))\d(?:[\d,.]*\d)?(?: \p{Ll}[\p{L}-]*){0,2} \p{Ll}{2,}s\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens? of|dozens?|hundreds of|thousands of|millions of|billions of) (?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}{2,}(?:s|people|men|women|children)\b|\bhalf of\b/u,
    offered: 'Which figures are given?',
  },
  time: {
    asks: /^\s*(?:and )?when(?: (?:did|was|is|will|does) (?:this|that|it)(?: (?:happen|be|start|end))?)?\s*\??$|\bsince when\b/i,
    tells:
      /\b(?:january|february|march|april|may \d{1,2}|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:19|20)\d\d|today|yesterday|tomorrow|last (?:week|month|year|night)|next (?:week|month|year)|weeks?|months?|years?)\b/i,
    offered: 'When did this happen?',
  },
  effects: {
    asks: /\bwho is affected(?:,? and how)?\b|\bwhat (?:does|will|did) (?:this|it|that) mean\b|\bwhat (?:are|were) the (?:effects|consequences)\b/i,
    tells:
      /\b(?:affect(?:s|ed|ing)?|impact(?:s|ed|ing)|victims?|evacuat\w+|displaced|stranded|injured|wounded|(?:hundreds|thousands|millions|dozens|\d[\d,]*)(?: of)?(?: \p{L}+){0,2} (?:people|residents|families|customers|workers|employees|students|patients|users|consumers|passengers|children|homes|households)|lost (?:their|power|jobs|homes))\b/iu,
    offered: 'Who is affected?',
  },
  sources: {
    asks: /\b(?:where|how) do the (?:sources|reports) differ\b|\bwhat does each source say\b/i,
    offered: 'What does each source say?',
  },
  main: {
    asks: /\bwhat (?:are|were) the (?:main|key|most important) (?:points?|facts?)\b|\b(?:summari[sz]e|sum up|tell me more|go on|more|in short|summary|(?:make it |keep it )?(?:shorter|briefer|simpler|longer))\b(?: (?:about )?(?:this|it|that|the (?:story|article|news)))?|\bwhat (?:happened|is (?:this|it|the (?:story|article)) about|is going on|is known)(?: here)?\s*\??$/i,
    offered: 'What are the main points?',
  },
};
