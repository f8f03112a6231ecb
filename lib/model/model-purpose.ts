// What an operator's model is called for: an answer, the check of a sentence, an embedding of a
// text, the text of an event. Costs are reported by these purposes.
export const modelPurposes = ['answer', 'check', 'meaning', 'write'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];
