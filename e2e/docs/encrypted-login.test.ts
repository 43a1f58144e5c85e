import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import type { LoginPayload } from '#generated/model/index.ts';
import { systemHandlers } from '#server/handlers/system.ts';
import { Failure } from '#server/shared/failure.ts';
import { sampleLogin } from '#server/testing/samples.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

const root = join(import.meta.dirname, '../..');
const recipe = join(root, 'openapi/guide/encrypted-login.mjs');

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

/** The reference backend, which requires encryption and records the decrypted bodies. */
async function backend() {
  const decrypted: LoginPayload[] = [];
  const server = await startTestServer({
    brand: { encryption: { required: true } },
    handlers: {
      getJwks: systemHandlers.getJwks,
      login: async ({ body }) => {
        decrypted.push(body);
        if (body.password !== 'Portico123') throw new Failure('invalid_credentials');
        return { success: true, value: sampleLogin };
      },
    },
  });
  servers.push(server);
  return { server, decrypted };
}

const run = (...args: readonly string[]) => promisify(execFile)('node', [recipe, ...args], { cwd: root });

describe('the encryption recipe of the reference page', () => {
  test('API-78 runs unchanged, and logs in where plain bodies are refused', async () => {
    const { server, decrypted } = await backend();
    const plain = { type: 'username', username: 'player01', password: 'Portico123' };
    expect(await (await server.post('/wps/session/login', plain)).json()).toMatchObject({
      code: 'encryption_required',
    });
    const { stdout } = await run(server.url);
    expect(stdout).toBe(`${sampleLogin.token}\n`);
    expect(decrypted).toEqual([plain]);
  });

  test('API-78 prints the reason of a failure', async () => {
    const { server } = await backend();
    await expect(run(server.url, 'player01', 'wrong')).rejects.toThrow(
      'invalid_credentials: Account or password incorrect',
    );
  });
});
