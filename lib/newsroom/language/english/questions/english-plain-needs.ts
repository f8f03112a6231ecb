// What readers say in English that needs no search. Each pattern is matched against the whole text,
// without punctuation at its ends.
import type { PlainNeedForms } from '../../lexicon/plain-needs';

const section = (names: string) =>
  new RegExp(
    `(?:^| )(?:(?:in|on|about|from) )?(?:the )?(?:world of )?(?:${names})(?:['’]s)?(?= |$)`,
    'i',
  );

/** An arithmetic problem in digits; with blanks around signs that also join: 9/11, 24-7. */
export const sum =
  '(?:\\d[\\d.,]*\\s?(?:%|percent) (?:of|ng) \\d[\\d.,]*|\\(?-?\\d[\\d.,]*\\)?(?:(?:\\s?[+*×÷^]\\s?|\\s[-–−/x]\\s|\\s(?:plus|minus|times|multiplied by|divided by|beses)\\s)\\(?-?\\d[\\d.,]*\\)?)+)';

export const englishPlainNeeds: PlainNeedForms = {
  typed: {
    ...{ u: 'you', r: 'are', ur: 'your', wat: 'what', wut: 'what', wot: 'what', hw: 'how' },
    ...{ whats: 'what’s', wats: 'what’s', wassup: 'what’s up', sup: 'what’s up', abt: 'about' },
    ...{
      pls: 'please',
      plz: 'please',
      plss: 'please',
      thanx: 'thanks',
      tnx: 'thanks',
      tq: 'thanks',
    },
    ...{
      helo: 'hello',
      hallo: 'hello',
      heya: 'hey',
      gud: 'good',
      gm: 'good morning',
      mornin: 'morning',
    },
    ...{
      newz: 'news',
      lates: 'latest',
      latst: 'latest',
      happenin: 'happening',
      hapening: 'happening',
    },
    ...{ todays: 'today’s', doin: 'doing', goin: 'going', smth: 'something', gonna: 'going to' },
  },
  greeting:
    /^(?:hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day|night))(?: (?:there|all|everyone|cubewire|again))?(?:,? how are you(?: (?:today|doing))?)?$|^how are you(?: (?:today|doing))?$/i,
  thanks:
    /^(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|cheers|great|nice|perfect|cool|awesome)(?: (?:you|so much|very much|a lot|a bunch|for (?:that|this|your help|the help|(?:the |your )?(?:answer|info|information|news))))*$|^(?:that(?:['’]s| is| was)? )?(?:really |very |so )?(?:helps?|helped|helpful|useful|perfect|great|good to know)(?: (?:a lot|me(?: a lot)?))?$/i,
  farewell: /^(?:good ?bye|bye(?: bye)?|see you(?: later| soon)?|cya|that(?:['’]s| is) all)$/i,
  self: /^(?:who|what) are you$|^what(?:['’]s| is) your name$|^are you (?:an? )?(?:real|human|person|robot|bot|ai|machine|chatgpt|gpt)(?: person)?$|^who (?:made|built|created) you$|^what is (?:this|cubewire)$/i,
  abilities:
    /^(?:help|help me)$|^what can (?:you do|i ask(?: you)?)(?: for me)?$|^how (?:do you work|does this work|can you help(?: me)?|do i use (?:this|you))$/i,
  blame:
    /^(?:(?:you(?:['’]re| are| were)|that(?:['’]s| is| was)|this is|your answers? (?:is|are|was)) (?:so |such |just |really |very |completely |totally |not )*(?:an? )?(?:stupid|dumb|useless|idiots?|idiotic|wrong|bad|terrible|awful|a joke|rubbish|garbage|nonsense|incorrect|lying|crap|annoying|helpful|right|true|correct|what i (?:asked|meant))(?: (?:bot|robot|machine|ai|program|answer))?|you (?:lie|lied|suck|(?:do not|don['’]t) (?:know|understand)(?: anything| me)?)|(?:stupid|dumb|useless|bad) (?:bot|robot|ai|answer)|(?:wrong|incorrect)(?: answer)?|shut up)$/i,
  live: /^(?:(?:what|how)(?:['’]s| is| will)|do you know) (?:the |today['’]s |tomorrow['’]s )*(?:weather|temperature)(?: forecast)?(?: (?:be|like|going to be))*(?: (?:in|at|for|of) .{2,40}?)?(?: (?:like|today|tonight|(?:right )?now|outside|tomorrow|this (?:week|weekend|afternoon|evening)|next week|on \p{L}+day))*$|^(?:will|is) it (?:going to )?(?:rain|snow)(?:ing)?(?: (?:in|at) .{2,40}?)?(?: (?:today|tonight|(?:right )?now|tomorrow|this (?:week|weekend|afternoon|evening)|next week|on \p{L}+day))*$|^do i need an umbrella(?: .{2,40})?$|^(?:what time is it|what(?:['’]s| is) the (?:time|date)|what (?:day|date) is (?:it|today))(?: (?:(?:right )?now|today|in .{2,40}))*$|^(?:where(?:['’]s| is)|when (?:will|does|is)) my (?:package|parcel|order|delivery)(?: .{2,40})?$/iu,
  aside: new RegExp(
    [
      `(?:(?:what(?:['’]s| is)|calculate|compute|how much is|solve) )?${sum}(?: ?=)?`,
      "(?:what(?:['’]s| is) )?(?:the (?:square|cube) root of )\\d[\\d.,]*|(?:what(?:['’]s| is) )?\\d[\\d.,]* (?:squared|cubed)",
      '(?:can|should|could|may|do) (?:i|we) (?:really )?(?:trust|believe|rely on|marry|hug|kiss|date|love) you(?: .{0,20})?',
      'i (?:really |do |also )?(?:love|like|hate|miss|trust|adore) you(?: .{0,20})?',
      '(?:do|can|did|would|could) you (?:really |actually |ever )*(?:love|like|hate|prefer|enjoy|trust|believe in|dream|sleep|eat|drink|speak|sing|dance|cook|lie|cry|feel|marry|remember me)(?! about)(?: .{1,40})?',
      'do you (?:really )?have (?:an? |any )?(?:feelings?|emotions?|friends?|family|wife|husband|girlfriend|boyfriend|children|kids|name|soul|pets?|body|opinions?)',
      "what do you think(?: (?:of|about) .{1,40})?|what(?:['’]s| is| are) your (?:\\p{L}+ ){0,2}?(?:opinion|views?|favou?rite|thoughts|age|job|gender|religion|hobb(?:y|ies))(?: .{1,40})?",
      '(?:who|whom|which \\p{L}+) (?:do|would|will|did|are) you (?:support(?:ing)?|like|prefer|vot(?:e|ing) for|root(?:ing)? for|love|hate)(?: .{1,40})?',
      'how old are you|where (?:do you live|are you(?: from)?)|when were you (?:born|made)|what are you (?:doing|wearing)',
      'are you (?:really |very )?(?:married|single|happy|sad|ok|okay|lying|sure|there|busy|tired|free|smart|intelligent|alive|sentient|conscious|hungry|male|female|angry|drunk|a (?:man|woman|boy|girl))(?: (?:to me|about that|now|today))*',
      '(?:please )?(?:tell|sing|write|compose|make|give|read|play|draw) (?:me )?(?:up )?(?:an?|another|some) (?:\\p{L}+ )?(?:jokes?|songs?|poems?|story|stories|riddles?|haikus?|essays?|lullaby)(?: (?:please|for me|now))*',
      "make me laugh|entertain me|talk to me|i(?:['’]m| am| feel)(?: so| very| really)? (?:sad|bored|lonely|happy|tired|hungry|depressed)(?: (?:today|now|tonight))?",
      '(?:please |(?:can|could|will|would) you (?:please )?)?(?:help me with my \\p{L}+|translate (?:this|that|it)(?: .{1,30})?|do my homework|marry me|be my (?:girl|boy)?friend|sing(?: .{1,20})?|write (?:me )?an? (?:poem|song|essay|letter|code)(?: .{1,40})?)',
    ]
      .map((one) => `^(?:${one})$`)
      .join('|'),
    'iu',
  ),
  clock:
    /^(?:what time is it|what(?:['’]s| is) the (?:time|date)|what (?:day|date) is (?:it|today))(?: (?:(?:right )?now|today|in .{2,40}))*$/iu,
  latest:
    /^(?:(?:so )?(?:what(?:['’]s| is| are)|show me|give me|tell me|any) )?(?:the |(?:today|yesterday)['’]?s |this week['’]?s )*(?:latest|newest|top|breaking|big(?:gest)?|main|new)? ?(?:(?:\d{1,2}|three|five|ten) )?(?:latest |newest |top |big |biggest |main )?(?:news|headlines?|stor(?:y|ies)|updates?|events?)(?: of)?(?: (?:right )?now| today| yesterday| from yesterday| tonight| this (?:week|morning|evening)| of the (?:day|week)| please| for me)*$|^what(?:['’]s| is)? ?(?:happened|happening|going on|new|up|has happened)(?: (?:in the world|in the news|now|today|yesterday|tonight|this (?:week|morning)|lately|recently))*$|^(?:so )?(?:(?:what(?:['’]s| is)|give me|tell me|show me) )?the (?:latest|newest)(?: (?:please|now|today|for me))*$|^catch me up$|^brief me$/i,
  day: /\b(?:today|tonight|this (?:morning|evening)|of the day)/i,
  yesterday: /\byesterday/i,
  week: /\bweek/i,
  wishOpening:
    /^(?:(?:so|and|ok(?:ay)?|please|(?:can|could|would|will) you(?: please)?|i(?:['’]d| would) like to (?:hear|read|know|see)|i want to (?:hear|read|know|see)) )+/i,
  wishEnd:
    /(?: (?:lately|recently|these days|(?:right )?now|at the moment|so far|this (?:week|month|morning)|(?<!\bUSA )today|please|for me))+$/i,
  about:
    /^(?:what(?:['’]s| is|s) |tell me |give me |show me )?(?:the )?(?:latest|newest) (?:about|on|in|from|with|of|regarding) (.+)$|^(?:(?:what(?:['’]s| is| are|s)|tell me|give me|show me) )?(?:the )?(?:(?:latest|newest|recent|current) )*(?:developments?|situation) (?:about|on|in|with|of|regarding) (.+)$|^(?:(?:is there )?(?:anything|something)|what(?:['’]s| is|s)) new (?:about|in|with|on|from|regarding) (.+)$|^(?:catch|bring|get) me up (?:to (?:speed|date) )?(?:on|with|about) (.+)$|^(?:brief|update|fill) me (?:in )?(?:on|about) (.+)$|^(?:summari[sz]e|sum up|recap|round up) (?:all )?(?:the )?(?:latest |recent )?(?:news|headlines|stories|reports|coverage) (?:about|on|of|from|in|regarding) (.+)$|^(?:(?:what(?:['’]s| is)|show me|give me|tell me|find me|any|is there(?: any)?|do you have(?: any)?|i want|i(?:['’]d| would) like|can you give me) )?(?:the |all )*(?:latest |newest |recent |new )*(?:(?:news|headlines|stories|articles|reports|updates|everything|anything|all)(?: there is)? (?:about|on|of|from|in|regarding|concerning)|new (?:about|in|with|on|from)) (.+)$|^(?:what(?:['’]s| is|s) (?:going on|happening|new)) (?:in|with|at) (.+)$|^(.+?) (?:news|headlines)$/i,
  sections: {
    technology: section('technology|tech'),
    financial: section('finance|financial|business|economy|economic|markets?'),
    politics: section('politics|political'),
    entertainment: section('entertainment|show ?biz'),
    sports: section('sports?|sporting'),
    science: section('science|scientific'),
    health: section('health'),
  },
};
