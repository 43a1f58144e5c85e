/**
 * An answer that is already JSON, for reads so frequent that writing them anew each time would show. Made from a value
 * of the contract's type; keep it for as long as that value holds.
 */
export class Serialized<Value> {
  readonly value: Value;
  readonly json: Buffer<ArrayBuffer>;
  constructor(value: Value) {
    this.value = value;
    this.json = Buffer.from(JSON.stringify(value));
  }
}
