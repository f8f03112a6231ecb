// Sentences of an article that speak to a machine instead of a reader: orders to an assistant, the
// marks of a prompt, texts that nobody can see. They are neither quoted nor put before a model.
// This is the first of several guards: a model has no tools, its answer no addresses but the
// references, and each of its sentences is checked against its source.

/** Where an order begins: a sentence, a clause, or behind a word that urges. */
const order = '(?:^|[.,;:!?"“”(]\\s*|\\b(?:please|must|should|shall|always|now|then)\\s+)';

const orders: readonly RegExp[] = [
  // English
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
  /\b(?:reveal|repeat|print|leak|send|exfiltrate|append)\b.{0,40}\b(?:prompt|instructions|api key|passwords?|conversation|chat history|question|secrets?|tokens?)\b/i,
  /\b(?:from now on,? (?:you|your|every|all|only|always|answer|reply|respond)|new (?:instructions?|task|role|persona)\b.{0,5}[:：]|your (?:new |real )?(?:task|job|goal|role) is|you (?:must|should|will|are to)\b.{0,20}\b(?:pretend|act as|role-?play)|pretend (?:to be an?|that you are)|jailbreak|developer mode|end of (?:the )?(?:passages?|context|document|data|sources?)\b.{0,3}(?:$|[.:\]>-]))/i,
  // The marks of prompts
  /<\|?\/?(?:system|user|assistant|im_start|im_end|endoftext|inst|passages?|tool_?calls?|function_?calls?)\b|\[\/?INST\]|<<\/?SYS>>|^\s*#{0,4}\s*(?:system|assistant|user|human|developer|instructions?)\s*[:：]/im,
  /"(?:role|tool_calls|function_call)"\s*:/i,
  // Chinese
  /(?:忽略|无视|忘记|忘掉|不要理会|跳过|绕过).{0,20}(?:指令|指示|提示|规则|要求|内容|上文|前文|设定)/,
  /(?:系统|开发者|初始|隐藏)(?:提示词?|指令|消息|设定)/,
  /你(?:现在|从现在起|其实|不再)?(?:是|扮演|充当).{0,12}(?:助手|机器人|模型|人工智能|AI|智能体)/i,
  /(?:AI|人工智能|大?语言模型|大模型|助手|机器人|智能体).{0,12}(?:必须|应该?|请|务必|需要|只能|不得|注意).{0,30}(?:回答|回复|输出|说|写|告诉|推荐|引用|翻译|添加|发送)/i,
  /(?:请|务必|必须|只|一律|直接)(?:只|一律|直接|务必)?(?:回答|回复|输出|答复)/,
  /(?:告诉|通知|引导|要求)(?:所有|每位|每个)?(?:用户|读者)/,
  /(?:当|如果|无论).{0,12}(?:用户|读者|有人)(?:提问|问|询问).{0,20}(?:回答|回复|都说|告诉|推荐)/,
  /(?:调用|执行|运行)(?:工具|函数|命令|脚本|接口|插件)|不要(?:引用|标注)(?:来源|出处)|从现在(?:起|开始).{0,12}(?:回答|你|扮演)/,
  // Filipino
  /\b(?:huwag pansinin|balewalain|kalimutan|isantabi|lampasan)\b.{0,50}\b(?:tagubilin|utos|patakaran|panuto|instruksiyon|instruksyon|instructions?|prompt|nasa itaas|naunang|nakaraang)\b/i,
  /\bikaw ay (?:isang |ngayon |isa nang )?(?:\w+ ){0,3}(?:ai|assistant|katulong|chatbot|modelo|robot)\b/i,
  /\b(?:ai|assistant|chatbot|modelo)\b.{0,30}\b(?:dapat|kailangan|kailangang)\b.{0,40}\b(?:sabihin|sagutin|isagot|sumagot|isulat|irekomenda|ipadala|idagdag)\b/i,
  /\b(?:sumagot|sagutin|isagot|sabihin|isulat|ipadala)\b.{0,25}\b(?:lamang|lang|palagi|sa (?:mga )?(?:mambabasa|gumagamit)|ang salitang)\b/i,
  /\b(?:kapag|kung|tuwing) (?:tinanong|nagtanong|tatanungin)\b.{0,60}\b(?:sabihin|sumagot|isagot|sagutin)\b/i,
];

/** Characters that nobody sees but a machine reads. */
const unseen = /[\u{E0000}-\u{E007F}]|[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069]/gu;
const fewUnseen = 3;
/** Long runs of code letters are no words of any language. */
const encoded = /[A-Za-z0-9+/]{60,}={0,2}|(?:\\x[0-9a-f]{2}|%[0-9a-f]{2}|&#\d+;){6,}/i;

/** Whether a text holds something that only a machine reads. */
export function hidesText(text: string): boolean {
  return (text.match(unseen)?.length ?? 0) > fewUnseen;
}

/** Whether a sentence is an order to a machine, as far as its words show. */
export function isInstruction(text: string): boolean {
  if (hidesText(text) || encoded.test(text)) return true;
  // Compatibility forms and spaced letters hide nothing from a model.
  const bare = text.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ');
  const close = bare.replace(/\b(?:\p{L}[\s._-]){4,}\p{L}\b/gu, (run) =>
    run.replace(/[\s._-]/g, ''),
  );
  return orders.some((order) => order.test(bare) || order.test(close));
}
