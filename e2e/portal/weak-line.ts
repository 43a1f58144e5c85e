import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a site that can be too weak for uploads; it answers nothing itself. */
export interface WeakLine {
  readonly address: string;
  /** From now on a connection breaks once it has carried so many bytes to the site. */
  readonly weaken: (bytes: number) => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Passes the bytes of each connection on to the site and back. */
export async function weakLineTo(site: string): Promise<WeakLine> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let most = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = () => {
      for (const socket of [near, far]) socket.destroy();
    };
    let carried = 0;
    near.on('data', (bytes) => {
      carried += bytes.length;
      if (carried > most) near.resetAndDestroy();
    });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${own.port}`,
    weaken: (bytes) => {
      most = bytes;
    },
    mend: () => {
      most = Number.POSITIVE_INFINITY;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
