// How what any article may be asked for is asked in English, and what a sentence shows that tells of it.
import type { AspectSigns } from '../../lexicon/aspect-signs';

export const englishAspects: AspectSigns = {
  background: {
    asks: /\b(?:what )?(?:led up to|came before|is the background(?: of| to)?|the background|the history of|gave rise to|(?:was )?behind)(?: (?:this|that|it|the story))?\b|\bhow did (?:this|it) (?:start|begin|come about)\b/i,
    tells:
      /\b(?:last (?:week|month|year|night|summer|autumn|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:years?|months?|weeks?|days?|decades?) (?:ago|earlier|before|after)|previously|earlier|since|after|following|in (?:19|20)\d\d|for (?:years|months|decades|more than)|historically|formerly|first time|took office|began|ha[ds] been)\b/i,
    offered: 'What led up to this?',
  },
  outlook: {
    asks: /\bwhat(?: is|['’]s)? (?:(?:likely|expected|going) to )?(?:happens?|comes?) (?:next|now)\b|\bwhat(?: is|['’]s) next\b|\bwhat (?:now|will happen)\b/i,
    tells:
      /\b(?:will|won['’]t|would|expects?|expected|plans?|planned|planning|set to|likely|could|may|might|scheduled|next (?:week|month|year)|upcoming|due (?:to|in|on)|tomorrow|soon|aims?|hopes?|vows?|vowed|promised?|seeks?|proposes?|proposed|threatens?|threatened|considering|forecasts?|prepares?|intends?|until|by the end of|calls? for|must|urged?|urges)\b/i,
    offered: 'What happens next?',
  },
  reactions: {
    asks: /\bhow (?:have|did) (?:\w+ )?(?:people|others|they|the public)? ?(?:reacted?|respond(?:ed)?)\b|\bwhat (?:are|were) the reactions\b|\breactions?\b/i,
    tells:
      /\b(?:critici[sz]\w+|condemn\w*|prais\w+|applaud\w*|denounc\w+|slam\w*|blast(?:ed|s)|welcom(?:ed|es)|urg(?:ed|es)|accus\w+|defend\w*|argu(?:ed|es)|warn\w*|vow(?:ed|s)|oppos\w+|reject\w*|react\w*|respon(?:ded|ds|se)|outrage\w*|apologi[sz]\w+|said|says|told|called)\b/i,
    offered: 'How have people reacted?',
  },
  cause: {
    asks: /^\s*(?:but |and )?why(?: (?:is|was|did|does|has|are|were) (?:this|that|it|they|he|she)(?: (?:happen|happening|so|important|done|do it|do this|do that))?)?\s*\??$|\bwhy did (?:this|it) happen\b|\bwhat (?:is|was) the (?:reason|cause)\b/i,
    tells:
      /\b(?:because|since|so that|therefore|reasons?|due to|caused?|over|amid|after|as a result|owing to|in order to|to (?:avoid|prevent|protect|help|stop|save|reduce|boost))\b/i,
    offered: 'Why did this happen?',
  },
  figures: {
    asks: /\b(?:what|which) (?:are the )?(?:figures|numbers)(?: are)?(?: (?:given|reported|there|known))?\b|\bby how much\b/i,
    tells:
      /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|billions?|half|percent)\b/i,
    offered: 'Which figures are given?',
  },
  time: {
    asks: /^\s*(?:and )?when(?: (?:did|was|is|will|does) (?:this|that|it)(?: (?:happen|be|start|end))?)?\s*\??$|\bsince when\b/i,
    tells:
      /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:19|20)\d\d|today|yesterday|tomorrow|last (?:week|month|year|night)|next (?:week|month|year)|weeks?|months?|years?)\b/i,
    offered: 'When did this happen?',
  },
  effects: {
    asks: /\bwho is affected(?:,? and how)?\b|\bwhat (?:does|will|did) (?:this|it|that) mean\b|\bwhat (?:are|were) the (?:effects|consequences)\b/i,
    tells:
      /\b(?:affect\w*|impact\w*|victims?|residents?|famil(?:y|ies)|customers?|workers?|employees|students?|patients?|users?|killed|injured|died|dead|lost|evacuat\w+|displaced|people|consumers?|passengers?|children|communit\w+)\b/i,
    offered: 'Who is affected?',
  },
  sources: {
    asks: /\b(?:where|how) do the (?:sources|reports) differ\b|\bwhat does each source say\b/i,
    offered: 'What does each source say?',
  },
  main: {
    asks: /\bwhat (?:are|were) the (?:main|key|most important) (?:points?|facts?)\b|\b(?:summari[sz]e|sum up|tell me more|go on|more|in short)\b(?: (?:about )?(?:this|it|that|the (?:story|article|news)))?|\bwhat (?:happened|is (?:this|it|the (?:story|article)) about|is going on|is known)(?: here)?\s*\??$/i,
    offered: 'What are the main points?',
  },
};
