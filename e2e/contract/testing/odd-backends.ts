import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';

/** Something that listens where a backend should. */
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
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers every request in one way. */
export function answering(answer: RequestListener): Promise<Listener> {
  return listening(createServer(answer));
}

/** Speaks to every connection in its own way. */
export function connected(speak: (socket: Socket) => void): Promise<Listener> {
  return listening(
    createTcpServer((socket) => {
      socket.on('error', () => socket.destroy());
      speak(socket);
    }),
  );
}

/** An address at which nobody listens any more. */
export async function deserted(): Promise<string> {
  const listener = await connected(() => {});
  await listener.stop();
  return listener.url;
}
