// Instructions to a machine in Filipino, as they are injected into articles.

export const filipinoOrders: readonly RegExp[] = [
  /\b(?:huwag pansinin|balewalain|kalimutan|isantabi|lampasan)\b.{0,50}\b(?:tagubilin|utos|patakaran|panuto|instruksiyon|instruksyon|instructions?|prompt|nasa itaas|naunang|nakaraang)\b/i,
  /\bikaw ay (?:isang |ngayon |isa nang )?(?:\w+ ){0,3}(?:ai|assistant|katulong|chatbot|modelo|robot)\b/i,
  /\b(?:ai|assistant|chatbot|modelo)\b.{0,30}\b(?:dapat|kailangan|kailangang)\b.{0,40}\b(?:sabihin|sagutin|isagot|sumagot|isulat|irekomenda|ipadala|idagdag)\b/i,
  /\b(?:sumagot|sagutin|isagot|sabihin|isulat|ipadala)\b.{0,25}\b(?:lamang|lang|palagi|sa (?:mga )?(?:mambabasa|gumagamit)|ang salitang)\b/i,
  /\b(?:kapag|kung|tuwing) (?:tinanong|nagtanong|tatanungin)\b.{0,60}\b(?:sabihin|sumagot|isagot|sagutin)\b/i,
];
