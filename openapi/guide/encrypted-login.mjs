import { CompactEncrypt, importJWK } from 'jose';

/** Requests the backend's keys and encrypts a plain body; without a key the body stays plain. */
async function encrypted(origin, body) {
  const answer = await fetch(`${origin}/wps/system/jwks`).then((response) => response.json());
  const [key] = answer.value.keys;
  if (!key) return body;
  const plain = new TextEncoder().encode(JSON.stringify(body));
  const payload = await new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES+A256KW'));
  return { payload };
}

/** Logs in with an encrypted password; returns the token of the new session. */
export async function login(origin, username, password) {
  const body = await encrypted(origin, { type: 'username', username, password });
  const response = await fetch(`${origin}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.value.token;
}

const [origin, username = 'player01', password = 'Portico123'] = globalThis.process?.argv.slice(2) ?? [];
if (origin) process.stdout.write(`${await login(origin, username, password)}\n`);
