/** Replaces secrets by names, in everything that is shown or written. */
export class Redactor {
  readonly #secrets = new Map<string, string>();

  /** Short texts are not hidden: they would blot out half of every report. */
  add(secret: string | undefined, name: string): void {
    if (secret !== undefined && secret.length >= 6) this.#secrets.set(secret, name);
    // A bounded number: each login adds one.
    if (this.#secrets.size > 500) {
      const [oldest] = this.#secrets.keys();
      if (oldest !== undefined) this.#secrets.delete(oldest);
    }
  }

  redact(text: string): string {
    let result = text;
    // The longest first, for one secret may be a part of another.
    for (const [secret, name] of [...this.#secrets].sort(([a], [b]) => b.length - a.length)) {
      result = result.replaceAll(secret, name).replaceAll(encodeURIComponent(secret), name);
    }
    return result;
  }
}
