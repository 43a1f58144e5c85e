import { configure, prettyDOM } from '@testing-library/react';

// A long timeout for slow machines. Only a failing test takes this long.
configure({ asyncUtilTimeout: 60_000, getElementError: notFound });

function notFound(said: string | null, container: Element): Error {
  const error = new NotFound(said, container);
  // The stack must point to the test.
  Error.captureStackTrace(error, notFound);
  return error;
}

/** An error that prints the page only when its message is read. The library prints it at each attempt. */
class NotFound extends Error {
  override name = 'TestingLibraryElementError';
  readonly #said: string | null;
  readonly #container: Element;

  constructor(said: string | null, container: Element) {
    super();
    this.#said = said;
    this.#container = container;
  }

  override get message(): string {
    return `${this.#said ?? ''}\n\n${prettyDOM(this.#container)}`;
  }
}
