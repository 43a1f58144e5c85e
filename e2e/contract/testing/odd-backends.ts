import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
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

/** Answers over TLS with a certificate that it has signed itself, for 127.0.0.1 and a hundred years. */
export async function selfSigned(answer: RequestListener): Promise<Listener> {
  const listener = await listening(createSecureServer({ key: ownKey, cert: ownCertificate }, answer));
  return { ...listener, url: listener.url.replace('http:', 'https:') };
}

const ownKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgd96RNzI7JwJ3gZVJ
KuFJe7oF9nYP2v1eF72TSNiKAy+hRANCAARLBFlUPXFs6zAwpIC5JWR0iiizxEZV
b/SbWNNJ2DlAKVXWtSxEO9sVEg7X3MvewVI61dqLvLG3Gs6/9xcfdEWI
-----END PRIVATE KEY-----
`;
const ownCertificate = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUB9nZZSPzIdtRXA+fq0LhYNX5300wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTIwMTA1NTE1MVoYDzIxMjYxMTA3
MDU1MTUxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARLBFlUPXFs6zAwpIC5JWR0iiizxEZVb/SbWNNJ2DlAKVXWtSxEO9sV
Eg7X3MvewVI61dqLvLG3Gs6/9xcfdEWIo2QwYjAdBgNVHQ4EFgQUXqJiQJU19oIy
+SB82u9UqnpYqJEwHwYDVR0jBBgwFoAUXqJiQJU19oIy+SB82u9UqnpYqJEwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IH0P0R03BwP8S6rF+2FI98RvHH8Diu1m7imTmDX0QihaAiEAtCTwNahmDkQScBLd
bSRi8+O0vHAjIRS1lKaVrazM714=
-----END CERTIFICATE-----
`;

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
