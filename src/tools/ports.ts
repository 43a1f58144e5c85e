import { createServer } from 'node:net';

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const host = '127.0.0.1';

/** Why nothing can listen on a port of this machine, and what to do; undefined where it is free. */
export function portFault(name: string, port: string): Promise<string | undefined> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return Promise.resolve(
      `${name} must be a port number from 0 to 65535; correct it or remove it from the environment.`,
    );
  }
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      const advice = `stop the program that uses it or set ${name} to another number`;
      resolve(`Port ${port} of ${host} ${why}; ${advice}.`);
    });
    probe.listen(Number(port), host, () => probe.close(() => resolve(undefined)));
  });
}
