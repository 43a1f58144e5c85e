import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fall silent without a word, as where a firewall lost its state. */
export async function silentProxy(to: { readonly host: string; readonly port: number }) {
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    /** From now on nothing comes through what is open; new connections work. */
    silence: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    close: async () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
