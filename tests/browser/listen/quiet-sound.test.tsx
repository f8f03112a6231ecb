/** @jest-environment ./tests/dom-with-fetch.mjs */
import { quietWave } from '@/lib/browser/listen/quiet-sound';

/** The file as browsers read it. */
async function read() {
  const bytes = await new Promise<ArrayBuffer>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(quietWave());
  });
  const view = new DataView(bytes);
  const text = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(bytes.slice(at, at + length)));
  const samples = Array.from({ length: (view.byteLength - 44) / 2 }, (_, at) =>
    view.getInt16(44 + 2 * at, true),
  );
  return { view, text, samples };
}

it('is a file with one channel of 16 bits, as long as its header says', async () => {
  const { view, text, samples } = await read();
  expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
  expect(view.getUint32(40, true)).toBe(2 * samples.length);
  expect([20, 22, 32, 34].map((at) => view.getInt16(at, true))).toEqual([1, 1, 2, 16]);
  expect(view.getUint32(28, true)).toBe(2 * view.getUint32(24, true));
});

it('lasts as long as browsers require for media keys, and is not pure silence', async () => {
  const { view, samples } = await read();
  expect(samples.length / view.getUint32(24, true)).toBeGreaterThan(5);
  const loudest = Math.max(...samples) / 2 ** 15;
  expect(20 * Math.log10(loudest)).toBeGreaterThan(-72);
});

it('is inaudible: quiet, below hearing, and loops without a click', async () => {
  const { view, samples } = await read();
  expect(20 * Math.log10(Math.max(...samples) / 2 ** 15)).toBeLessThan(-66);
  const rising = samples.filter((one, at) => one > 0 && (samples[at - 1] ?? 0) <= 0);
  expect(rising.length / (samples.length / view.getUint32(24, true))).toBeLessThan(20);
  const steps = samples.map((one, at) => Math.abs(one - (samples.at(at - 1) ?? 0)));
  expect(Math.max(...steps)).toBeLessThanOrEqual(1);
});
