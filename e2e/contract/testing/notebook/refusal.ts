/** A refusal by the notebook, answered as an error. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly string[];

  constructor(status: number, code: string, fields: readonly string[] = []) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export function invalid(...fields: readonly string[]): Refusal {
  return new Refusal(400, 'validation_failed', fields);
}
