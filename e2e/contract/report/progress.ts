/** One line on a terminal with the current task; silent without a terminal. */
export class Progress {
  readonly #stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  #phase = '';
  #requests = 0;
  #written = 0;

  constructor(stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>) {
    this.#stream = stream;
  }

  phase(name: string, done: number, of: number): void {
    const phase = `${name} ${done}/${of}`;
    if (!this.#stream.isTTY && name !== this.#phase.split(' ').slice(0, -1).join(' ')) this.#stream.write(`${name}\n`);
    this.#phase = phase;
    this.#draw(true);
  }

  requests(count: number): void {
    this.#requests = count;
    this.#draw(false);
  }

  /** Prints a permanent line. */
  note(text: string): void {
    this.end();
    this.#stream.write(`note: ${text}\n`);
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K');
  }

  #draw(now: boolean): void {
    if (!this.#stream.isTTY) return;
    const time = performance.now();
    if (!now && time - this.#written < 100) return;
    this.#written = time;
    this.#stream.write(`\r\u001b[K${this.#phase}, ${this.#requests} requests`);
  }
}
