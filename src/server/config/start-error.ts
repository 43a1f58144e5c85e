/**
 * The server cannot start for a reason that its operator can fix. The message is one sentence with the error and the
 * fix; `main.ts` prints it without a stack trace and exits with code 1.
 */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
