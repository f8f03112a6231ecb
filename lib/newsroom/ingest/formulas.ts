// Rewrites formulas between dollar signs, as science writes them, with readable characters.
// Protects: amounts of money are unchanged, and so is a formula with any unknown command.

const greek =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Sigma Σ Phi Φ Psi Ψ Omega Ω';
const signs =
  'times × cdot · pm ± leq ≤ le ≤ geq ≥ ge ≥ ll ≪ gg ≫ neq ≠ ne ≠ approx ≈ sim ~ simeq ≃ equiv ≡ infty ∞ to → rightarrow → mapsto ↦ in ∈ subset ⊂ cup ∪ cap ∩ sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ ell ℓ hbar ℏ odot ⊙ sun ☉ circ ° deg ° star ⋆ dots … ldots … cdots … mid | langle ⟨ rangle ⟩ lVert ‖ rVert ‖ propto ∝ forall ∀ exists ∃';
const spelled =
  'log ln exp min max sup inf arg argmin argmax sin cos tan det dim ker Pr poly polylog';
/** Commands that only change the look of letters, or spacing. */
const silent =
  'text mathrm mathcal mathbb mathbf mathit mathsf textbf textit textsc emph boldsymbol operatorname tilde hat bar widetilde widehat overline vec rm bf it cal left right big Big bigl bigr displaystyle quad';

const pairs = (list: string) => {
  const words = list.split(' ');
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []));
};
const commands = new Map<string, string>([
  ...pairs(`${greek} ${signs}`),
  ...spelled.split(' ').map((word) => [word, ` ${word} `] as const),
  ...silent.split(' ').map((word) => [word, ''] as const),
]);

const raised = new Map(
  [...'0123456789+-n'].map((one, at) => [one, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] ?? one]),
);
const lowered = new Map([...'0123456789'].map((one, at) => [one, [...'₀₁₂₃₄₅₆₇₈₉'][at] ?? one]));

/** All of `text` in the characters of a table, or undefined. */
function shifted(text: string, table: ReadonlyMap<string, string>): string | undefined {
  const found = [...text].map((one) => table.get(one));
  return found.includes(undefined) ? undefined : found.join('');
}

/** Puts a text in brackets if it is more than one word. */
const whole = (text: string) => (/^[\p{L}\p{N}]*$/u.test(text) ? text : `(${text})`);

function power(mark: string, text: string): string {
  return shifted(text, mark === '^' ? raised : lowered) ?? `${mark}${whole(text)}`;
}

/** A formula in readable characters; undefined where some of it is unknown. */
function readFormula(formula: string): string | undefined {
  let text = formula.replace(/\\([%&$#_{}])/g, '$1').replace(/\\[ ,;:!]|\\\\/g, ' ');
  const known = (_all: string, name: string) => commands.get(name) ?? `\\${name}`;
  text = text
    .replace(/\\([a-z]+) *(?=\{)/gi, (all: string, name: string) =>
      name === 'sqrt' || /^[dt]?frac$/.test(name) ? all : known(all, name),
    )
    .replace(/\\(?!(?:sqrt|[dt]?frac)\b)([a-z]+)/gi, known);
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_all, over: string, under: string) =>
        [over, under].map(whole).join('/'),
      )
      .replace(/\\sqrt\{([^{}]*)\}/g, (_all, under: string) =>
        under.length > 1 ? `√(${under})` : `√${under}`,
      )
      .replace(/([_^])\{([^{}]*)\}/g, (_all, mark: string, inner: string) => power(mark, inner))
      .replace(/\{([^{}]*)\}/g, '$1');
  }
  text = text.replace(/([_^])([\p{L}\p{N}])/gu, (_all, mark: string, one: string) =>
    power(mark, one),
  );
  if (/[\\{}]/.test(text)) return undefined;
  return text
    .replace(/ +(?=[),])|(?<=[(]) +/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * No spaces right inside the dollar signs, and no digit after the last one: $5 to $6 are prices.
 */
const between = /(?<![\\$\p{L}])\$(?=[^\s$])([^$]{1,200}?)(?<![\s\\])\$(?![\d$])/gu;
/** Excludes program code, whose variables begin with a dollar sign, too. */
const ofPrograms = /["“”;#@?]|->|'\w+'|\/\//;
const command = /\\[a-z]+(?:\s*\{[^{}]*\})?/gi;

/**
 * Whether it has characters that only formulas use, is a single letter, or compares letters; and
 * has no word outside of commands.
 */
function isFormula(text: string): boolean {
  if (ofPrograms.test(text) || /\p{L}{4}/u.test(text.replace(command, ' '))) return false;
  const compares = /^[\p{L}\d ]{1,12}[=<>≤≥][\p{L}\d. ]{1,12}$/u;
  return /[\\^_]/.test(text) || /^\p{L}$/u.test(text) || compares.test(text);
}

/** A line with its formulas in readable characters. */
export function withReadableFormulas(line: string): string {
  if (!line.includes('$') && !/\d\\%/.test(line)) return line;
  const read = line.replace(between, (all: string, formula: string) =>
    isFormula(formula) ? (readFormula(formula) ?? all) : all,
  );
  return read === line && !/\d\\%/.test(line) ? line : read.replace(/\\([%&#])/g, '$1');
}
