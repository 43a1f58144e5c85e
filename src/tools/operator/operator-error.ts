/** A value that is not accepted, by the name of its field. */
interface Fault {
  readonly name: string;
  readonly why: string;
}

/** An error with a sentence that tells the operator what to do. */
export class OperatorError extends Error {
  readonly #lead: string | undefined;
  readonly #faults: readonly Fault[];

  constructor(lead: string | undefined, faults: readonly Fault[] = []) {
    super(textOf(lead, faults));
    this.#lead = lead;
    this.#faults = faults;
  }

  /** The same with other words for the fields. */
  told(wordsOf: (name: string) => string): string {
    return textOf(
      this.#lead,
      this.#faults.map(({ name, why }) => ({ name: wordsOf(name), why })),
    );
  }
}

/** No answer came, so nobody knows whether it was done. */
export class LostAnswer extends OperatorError {}

/** A call or a value that the command line does not accept. */
export class UsageError extends OperatorError {}

function textOf(lead: string | undefined, faults: readonly Fault[]): string {
  return [...(lead === undefined ? [] : [lead]), ...faults.map(({ name, why }) => `${name}: ${why}`)].join('\n  ');
}
