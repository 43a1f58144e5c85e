import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portFault } from './ports.ts';

test('a port that is taken is told with the variable that names another one', async () => {
  const port = await freePort();
  expect(await portFault('DEV_PORT', `${port}`)).toBeUndefined();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  expect(await portFault('DEV_PORT', `${port}`)).toBe(
    `Port ${port} of 127.0.0.1 is already in use; stop the program that uses it or set DEV_PORT to another number.`,
  );
  other.close();
});

test.each(['', 'abc', '70000', '-1'])('%j is no port', async (port) => {
  expect(await portFault('PORT', port)).toMatch(/^PORT must be a port number from 0 to 65535; correct it/);
});
