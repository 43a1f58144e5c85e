import { configure, prettyDOM } from '@testing-library/react';

// A test waits for what it expects, however busy the machine is: only a failure takes this long.
configure({ asyncUtilTimeout: 15_000, getElementError: notFound });

function notFound(said: string | null, container: Element): Error {
  const error = new NotFound(said, container);
  // The place to show is that in the test.
  Error.captureStackTrace(error, notFound);
  return error;
}

/**
 * The library's own error draws the page when it is made, and one is made for each look at a page that does not show yet
 * what is waited for. This one draws it when somebody reads it.
 */
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
