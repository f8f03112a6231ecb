import { readBrief } from '@/lib/model/article/brief';
import { briefWords } from '@/lib/model/article/brief-words';

test('a brief consists of its words and its pictures', () => {
  const video = encodeURIComponent('https://v.example/a.mp4');
  const brief = `First.  ![{address}Ana](https://a.example/1.jpg) Then ![T](https://a.example/2.jpg?video=${video}) end.`;
  expect(readBrief(brief)).toEqual({
    text: 'First. Then end.',
    images: [
      { src: 'https://a.example/1.jpg', alt: 'Ana', caption: 'Ana', video: undefined },
      {
        src: 'https://a.example/2.jpg',
        alt: 'T',
        caption: undefined,
        video: 'https://v.example/a.mp4',
      },
    ],
  });
});

test('a picture without a safe address is left out', () => {
  expect(readBrief('A ![x](javascript:alert) b').images).toEqual([]);
  expect(readBrief('![x](data:image/png,x)')).toEqual({ text: '', images: [] });
});

test('words on both sides of a picture stay apart', () => {
  expect(readBrief('A![x](https://a.example/1.jpg)b').text).toBe('A b');
});

test('a plain brief stays as it is', () => {
  expect(readBrief('Prices rose 3 % [1].')).toEqual({ text: 'Prices rose 3 % [1].', images: [] });
});

test('a card shows only the words of a brief', () => {
  expect(briefWords('One [1][2]. ![x](https://a.example/1.jpg) Two 50 % [2024]. [3]')).toBe(
    'One. Two 50 % [2024].',
  );
});
