// What a model of the operator is called for: an answer, the check of a sentence, a vector of a
// text's meaning, the text of an event. Who pays for it is told by these.
export const modelPurposes = ['answer', 'check', 'meaning', 'write'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];
