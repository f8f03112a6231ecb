import { otherLanguage } from '@/lib/newsroom/language/other-language';

it.each([
  ['de', 'Was ist passiert in Deutschland?'],
  ['de', 'Wer hat die Wahl gewonnen?'],
  ['fr', "Qu'est-ce qui se passe en France ?"],
  ['fr', 'Combien de morts en Ukraine ?'],
  ['es', '¿Qué pasó en México?'],
  ['es', 'que paso en mexico'],
  ['pt', 'O que aconteceu no Brasil?'],
  ['it', 'Cosa è successo in Italia?'],
  ['id', 'Berapa harga emas hari ini?'],
  ['pl', 'Kto wygrał wybory?'],
  ['tr', 'Seçimi kim kazandı?'],
  ['nl', 'Wie is de nieuwe premier?'],
  ['ru', 'Что случилось?'],
])('a short question in %s: %s', (language, text) => {
  expect(otherLanguage(text)).toBe(language);
});

it.each([
  'What is the no-fly zone over Iran?',
  'Was ist a word of German?',
  'Who is Da Silva?',
  'Is Van Dijk in?',
  'Why is La Niña in the news?',
  'Le Pen de France',
  'Ano ang balita sa Maynila?',
  'Sino ang nanalo sa halalan?',
  '墨西哥发生了什么？',
])('not another language: %s', (text) => {
  expect(otherLanguage(text)).toBeUndefined();
});
