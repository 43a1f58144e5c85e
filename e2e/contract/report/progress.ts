type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** One line on a terminal with the current task; silent without a terminal. */
export class Progress {
  readonly #stream: Stream;
  /** Milliseconds that only grow. */
  readonly #clock: () => number;
  #phase = '';
  #done = 0;
  #of = 0;
  #began = 0;
  #requests = 0;
  #written = Number.NEGATIVE_INFINITY;

  constructor(stream: Stream, clock: () => number = () => performance.now()) {
    this.#stream = stream;
    this.#clock = clock;
  }

  phase(name: string, done: number, of: number): void {
    if (name !== this.#phase) {
      this.#began = this.#clock();
      if (!this.#stream.isTTY) this.#stream.write(`${name}\n`);
    }
    this.#phase = name;
    this.#done = done;
    this.#of = of;
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
    const time = this.#clock();
    if (!now && time - this.#written < 100) return;
    this.#written = time;
    const left = this.#left(time);
    this.#stream.write(`\r\u001b[K${this.#phase} ${this.#done}/${this.#of}, ${this.#requests} requests${left}`);
  }

  /** What is left of the phase, if it goes on as it began. */
  #left(time: number): string {
    if (this.#done === 0 || this.#done >= this.#of) return '';
    const seconds = Math.round((((time - this.#began) / this.#done) * (this.#of - this.#done)) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return `, about ${clock} left in this phase`;
  }
}
