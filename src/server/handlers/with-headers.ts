import type { responseHeaders } from '#generated/server/headers.ts';

/** The headers that the server adds to every answer. A handler supplies the others that the contract requires. */
export type CommonHeader = typeof responseHeaders.xRequestId;

/** An answer with the headers that the contract requires of its operation. */
export class WithHeaders<Answer, Name extends string> {
  readonly answer: Answer;
  readonly headers: Readonly<Record<Name, string>>;

  constructor(answer: Answer, headers: Readonly<Record<Name, string>>) {
    this.answer = answer;
    this.headers = headers;
  }
}
