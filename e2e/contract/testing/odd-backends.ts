import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';

/** A listener in place of a backend. */
export interface Listener {
  readonly url: string;
  stop(): Promise<void>;
}

async function listening(server: TcpServer): Promise<Listener> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Gives the same answer to every request. */
export function answering(answer: RequestListener): Promise<Listener> {
  return listening(createServer(answer));
}

/** Handles every connection with the given function. */
export function connected(speak: (socket: Socket) => void): Promise<Listener> {
  return listening(
    createTcpServer((socket) => {
      socket.on('error', () => socket.destroy());
      speak(socket);
    }),
  );
}

/** An address without a listener. */
export async function deserted(): Promise<string> {
  const listener = await connected(() => {});
  await listener.stop();
  return listener.url;
}
