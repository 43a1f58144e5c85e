/**
 * The server cannot start, for a reason that its operator can remove. The message is one sentence that says what is
 * wrong and what to do; `main.ts` prints it without a stack trace and ends with code 1.
 */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
