// Other Chinese names of places, by region code: short forms used in headlines. The names of Taiwan
// and Hong Kong come from the platform: see `placeVariants`.

export const chinesePlaces: Readonly<Record<string, readonly string[]>> = {
  AE: ['阿联'],
  AU: ['澳洲'],
  CD: ['刚果民主共和国', '民主刚果'],
  KP: ['北韩', '北朝鲜'],
  KR: ['南韩'],
  SA: ['沙特'],
  VA: ['教廷', '圣座'],
};
