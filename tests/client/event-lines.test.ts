import { createLineSplitter } from '@/lib/client/event-lines';
import { streamEventChars } from '@/lib/model/limits/chat';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The lines of a text that arrived in these parts. */
function linesOf(...parts: (string | Uint8Array)[]): string[] {
  const split = createLineSplitter();
  return parts.flatMap((part) => split(typeof part === 'string' ? bytes(part) : part));
}

it('a line ends with LF, CR or both', () => {
  expect(linesOf('a\nb\rc\r\nd\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(linesOf('\n\r\n\r')).toEqual(['', '', '']);
});

it('a CRLF split between parts is one line end', () => {
  expect(linesOf('a\r', '\nb\n')).toEqual(['a', 'b']);
  expect(linesOf('a\r', '\n', '\nb\n')).toEqual(['a', '', 'b']);
  expect(linesOf('a\r', '', '\nb\n')).toEqual(['a', 'b']);
  expect(linesOf('a\r', 'b\n')).toEqual(['a', 'b']);
  expect(linesOf('a\r\n', '\n')).toEqual(['a', '']);
  expect(linesOf('\ra', '\nb\n')).toEqual(['', 'a', 'b']);
});

it('the very first line may be empty', () => {
  expect(linesOf('\n', 'a\n')).toEqual(['', 'a']);
});

it('lines and characters may be split over any number of parts', () => {
  const text = bytes('新闻 one\n');
  for (let at = 0; at <= text.length; at += 1) {
    expect(linesOf(text.slice(0, at), text.slice(at))).toEqual(['新闻 one']);
  }
  expect(linesOf('ab', 'cd', 'e\nf')).toEqual(['abcde']);
});

it('an unterminated line is limited, and a line of exactly the limit is accepted', () => {
  expect(linesOf('x'.repeat(streamEventChars), '\n')).toHaveLength(1);
  expect(() => linesOf('x'.repeat(streamEventChars), 'x')).toThrow('A line has no end.');
});
