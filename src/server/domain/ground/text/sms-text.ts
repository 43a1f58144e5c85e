/** What one SMS holds in the letters of GSM-7; with any other letter it would hold 70. */
const SEGMENT = 160;

/** Letters that every SMS has, as GSM-7 encodes each as one: those of ASCII without `` ` ^ { } [ ] ~ \ | ``. */
const LETTERS = /[^A-Za-z0-9 @$_!"#%&'()*+,\-./:;<=>?\n\r]/g;

/** A text without accents, as people in Vietnam write short messages: `mã xác minh` becomes `ma xac minh`. */
export function smsLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[’‘]/g, "'")
    .replace(LETTERS, '');
}

/**
 * The text of a code in one segment: as much of the words as there is room for, and the line by which browsers fill the
 * code in on the pages of a host, and on no other (WICG, origin-bound one-time codes).
 */
export function codeSms({ words, host, code }: { words: readonly string[]; host: string; code: string }): string {
  const bound = `\n\n@${host} #${code}`;
  const texts = words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .map(smsLetters)
      .join(' '),
  );
  const [shortest = code] = texts.slice(-1);
  return texts.map((text) => text + bound).find((text) => text.length <= SEGMENT) ?? shortest;
}
