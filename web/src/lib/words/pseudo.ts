const ACCENTS: Readonly<Partial<Record<string, string>>> = {
  a: 'á', c: 'ç', e: 'ë', i: 'î', n: 'ñ', o: 'õ', u: 'ü', y: 'ÿ', A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', U: 'Û', Y: 'Ý',
};

/** A text of a catalogue as one of a language whose words are a third longer and full of accents, and which English eyes can read. */
export function pseudo(text: string): string {
  return text.replace(/[a-z]{2,}/gi, (word) => {
    const at = Math.max(0, word.search(/[aeiouy]/i));
    const stretched = word.slice(0, at) + word[at]!.repeat(1 + Math.ceil(word.length / 3)) + word.slice(at + 1);
    return [...stretched].map((letter) => ACCENTS[letter] ?? letter).join('');
  });
}
