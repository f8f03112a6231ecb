// Formulas in science feeds become readable; prices stay prices.
import { withReadableFormulas } from '@/lib/newsroom/ingest/formulas';

it.each([
  ['Reading takes $O(n^2)$ time for $n$ words.', 'Reading takes O(n²) time for n words.'],
  ['It reads $k \\ll n$ words.', 'It reads k ≪ n words.'],
  ['At $\\mathcal{O}(n \\log n)$ cost', 'At O(n log n) cost'],
  [
    'It uses 3.1$\\times$ less memory and scores 48.2\\%.',
    'It uses 3.1× less memory and scores 48.2%.',
  ],
  ['A regret of $\\tilde{O}(\\sqrt{sT})$', 'A regret of O(√(sT))'],
  ['$\\ell_1$ bandits', 'ℓ₁ bandits'],
  ['at $10^{-3}$ or $\\frac{a+b}{2}$', 'at 10⁻³ or (a+b)/2'],
  ['for $x_{t+1}$ and $\\epsilon > 0$', 'for x_(t+1) and ε > 0'],
  ['with $d=3$', 'with d=3'],
])('%j becomes %j', (line, read) => expect(withReadableFormulas(line)).toBe(read));

it.each([
  ['It cost $5 million, then $6 million.'],
  ['From $5 to $6'],
  ['A$5 and US$6 and $7'],
  ['The price is $AAPL and $MSFT'],
  ['With $\\unknown{x}$ in it'],
  ['user="$USER" pid="/run/$NAME.pid"'],
  ['$IV = substr(base64_decode($text), 0, 16);'],
  ['get("enabled_$UserID") or $Cache'],
  ['A path C:\\%temp'],
])('%j is unchanged', (line) => expect(withReadableFormulas(line)).toBe(line));
