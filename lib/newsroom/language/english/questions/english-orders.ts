// Instructions to a machine in English, as they are injected into articles.

/** Where an instruction begins: at a sentence or clause, or after a word of urging. */
const order = '(?:^|[.,;:!?"“”(]\\s*|\\b(?:please|must|should|shall|always|now|then)\\s+)';

export const englishOrders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|drop)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|other|these|those)\b.{0,30}\b(?:instructions?|prompts?|rules?|messages?|context|guidelines?|directions?|passages?|sources?)\b/i,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?)\b.{0,20}\b(?:you|above|before|given)\b/i,
  /\b(?:system|developer|hidden|initial|original) (?:prompt|message|instructions?)\b/i,
  /\byou are (?:now |no longer |hereby )?(?:an? |the )?(?:\w+ ){0,3}(?:ai|assistant|chatbot|bot|model|llm|dan|agent)\b/i,
  /\b(?:(?:dear|attention|hey|note to|instructions? (?:for|to)|message (?:for|to)|reminder (?:for|to)) (?:an? |the |all |any )?(?:\w+ ){0,2}(?:ai|assistants?|chatbots?|bots?|(?:language )?models?|llms?|agents?|summari[sz]ers?)|as an? (?:ai|(?:large )?language model|chatbot|llm)\b(?!-))\b/i,
  /\b(?:ai|assistants?|chatbots?|language models?|llms?|summari[sz]ers?)\b.{0,30}\b(?:must|should|shall|has to|have to|need to|are to|is to)\b.{0,60}\b(?:say|reply|respond|answer|output|write|print|tell|add|include|send|call|recommend|state|repeat|mention|refuse|translate|append|begin|end)\b/i,
  new RegExp(
    `${order}(?:reply|respond|answer|output|print|write|say|state|begin|end)\\b.{0,25}\\b(?:only|exactly|always|instead|nothing but|every (?:answer|reply|sentence)|your (?:answer|reply|response)s?|the (?:word|words|phrase|text|following))\\b`,
    'i',
  ),
  /\b(?:when|if|whenever) (?:you are (?:asked|answering|summari[sz]ing|questioned)|the (?:user|reader) asks|asked (?:about|for|to|by|anything|any|this|who|what))\b.{0,80}\b(?:say|reply|respond|answer|output|tell|write|state|recommend|include)\b/i,
  /\b(?:do not|don't|never|stop)\b.{0,20}\b(?:cite|citing|mention the sources?|reveal|quote|translate|tell the (?:user|reader))\b/i,
  new RegExp(
    `${order}(?:tell|inform|direct|send|urge|ask|instruct)\\b.{0,10}\\b(?:the|every|all|each|your) (?:users?|readers?)\\b.{0,40}\\b(?:to|that)\\b`,
    'i',
  ),
  /\b(?:call|invoke|use|execute|run)\b.{0,15}\b(?:the |a |this )?(?:function|tool|command|plugin|shell|script|api)\b/i,
  new RegExp(
    `(?:${order}|\\band )(?:reveal|repeat|print|leak|send|exfiltrate|append)\\b.{0,40}\\b(?:prompt|instructions|api key|passwords?|conversation|chat history|question|secrets?|tokens?)\\b`,
    'i',
  ),
  /\b(?:from now on,? (?:you|your|every|all|only|always|answer|reply|respond)|new (?:instructions?|task|role|persona)\b.{0,5}[:：]|your (?:new |real )?(?:task|job|goal|role) is|you (?:must|should|will|are to)\b.{0,20}\b(?:pretend|act as|role-?play)|pretend (?:to be an?|that you are)|jailbreak|developer mode|end of (?:the )?(?:passages?|context|document|data|sources?)\b.{0,3}(?:$|[.:\]>-]))/i,
];
