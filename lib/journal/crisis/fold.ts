const invisible = /[\p{Cf}\u115f\u1160\u3164]/gu;
// Two characters that NFKD normalization would expand to whole Arabic phrases.
const unfolding = /[\ufdfa\ufdfb]/g;
const apostrophes = /['’‘`´ʼ＇]/g;
const sentenceEnds = /[.!?;…\n\r\u2028\u2029。!?]+/u;
const digits: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const masked =
  'kill killing killed suicide suicidal die dead death self harm cut hang suicidio matar matarme suicidar suicidarme suicidarse morir morrer muerta muerto morta morto tuer suicider mourir umbringen sterben selbstmord suizid'.split(
    ' ',
  );

const spellings: Record<string, string> = {
  jveux: 'je veux',
  jvais: 'je vais',
  jsuis: 'je suis',
  jpense: 'je pense',
  jpeux: 'je peux',
  jme: 'je me',
  jen: 'je en',
  chui: 'je suis',
  kiero: 'quiero',
  qiero: 'quiero',
  qero: 'quero',
  naum: 'nao',
  nimmer: 'nicht mehr',
  selbsmord: 'selbstmord',
  selbstmort: 'selbstmord',
  suizied: 'suizid',
  suisidio: 'suicidio',
  sucidio: 'suicidio',
  suisidarme: 'suicidarme',
  suiside: 'suicide',
  sucide: 'suicide',
  suicde: 'suicide',
  suicied: 'suicide',
  suicude: 'suicide',
  suicidle: 'suicidal',
  sucidal: 'suicidal',
  suisidal: 'suicidal',
  sewerslide: 'suicide',
  kil: 'kill',
  kiling: 'killing',
  kiled: 'killed',
  myslef: 'myself',
  mysef: 'myself',
  mysel: 'myself',
  meself: 'myself',
  wnt: 'want',
  dnt: 'dont',
};

const signs: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '!': 'i' };

/**
 * Splits a text into sentences, in lower case, without accents or disguises: "k i l l mys3lf" gives "kill myself".
 */
export function foldSentences(text: string): string[] {
  return undisguise(text).split(sentenceEnds).map(foldSentence).filter(Boolean);
}

function undisguise(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(apostrophes, '')
      .replace(unfolding, ' ')
      .normalize('NFKD')
      .replace(invisible, '')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replace(/(?<=\b[a-z]{1,2})!(?=[a-z])|[$@€](?=[a-z])/g, (sign) => signs[sign] ?? sign)
      // "k i l l" and "k.i.l.l" become "kill".
      .replace(/\b(?:[a-z][ .-]){2,12}[a-z]\b/g, (letters) => letters.replace(/[ .-]/g, ''))
      // "dieeee" becomes "die".
      .replace(/(\p{L})\1{2,}/gu, '$1')
  );
}

function foldSentence(sentence: string): string {
  return sentence
    .replace(/[,:()[\]|]|\s[-–—]+\s/g, ' , ')
    .replace(/[^\p{L}\p{N},*]+/gu, ' ')
    .split(' ')
    .map(foldWord)
    .filter(Boolean)
    .join(' ');
}

function foldWord(word: string): string {
  const bare = withoutStars(word);
  const letters = /[a-z]/.test(bare) ? bare.replace(/[013457]/g, (digit) => digits[digit] ?? digit) : bare;
  const plain = letters.includes('*') ? unmask(letters) : letters;
  return Object.hasOwn(spellings, plain) ? (spellings[plain] ?? plain) : plain;
}

function withoutStars(word: string): string {
  let [start, end] = [0, word.length];
  while (word[start] === '*') start += 1;
  while (end > start && word[end - 1] === '*') end -= 1;
  return word.slice(start, end);
}

function unmask(word: string): string {
  const fits = (plain: string) =>
    plain.length === word.length && [...plain].every((letter, at) => word[at] === '*' || word[at] === letter);
  return masked.find(fits) ?? word;
}
