/** The error texts seen so far, to compare languages. */
export class ErrorTexts {
  readonly #byCode = new Map<string, Map<string, string>>();

  /** The language with the identical text for a code. */
  sameIn(code: string, language: string, message: string): string | undefined {
    const texts = this.#byCode.get(code) ?? new Map<string, string>();
    this.#byCode.set(code, texts);
    if (!texts.has(language)) texts.set(language, message);
    return [...texts].find(([other, text]) => other !== language && text === message)?.[0];
  }
}
