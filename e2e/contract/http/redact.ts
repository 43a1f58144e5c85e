/** Replaces secrets by names in all output. */
export class Redactor {
  readonly #secrets = new Map<string, string>();

  /** Short texts are not hidden: they would remove half of every report. */
  add(secret: string | undefined, name: string): void {
    if (secret !== undefined && secret.length >= 6) this.#secrets.set(secret, name);
    // A limited number: each login adds one.
    if (this.#secrets.size > 500) {
      const [oldest] = this.#secrets.keys();
      if (oldest !== undefined) this.#secrets.delete(oldest);
    }
  }

  redact(text: string): string {
    let result = text;
    // The longest first, because a secret may contain another.
    for (const [secret, name] of [...this.#secrets].sort(([a], [b]) => b.length - a.length)) {
      result = result.replaceAll(secret, name).replaceAll(encodeURIComponent(secret), name);
    }
    return result;
  }
}
