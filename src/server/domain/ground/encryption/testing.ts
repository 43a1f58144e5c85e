import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  type JsonWebKey,
} from 'node:crypto';

/** The keys of RFC 7518, appendix C: Bob's for the server, Alice's for one message. */
export const BOB = {
  kty: 'EC',
  crv: 'P-256',
  x: 'weNJy2HscCSM6AEDTDg04biOvhFhyyWvOHQfeF_PxMQ',
  y: 'e8lnCO-AlStT-NJVX-crhB7QRYhiix03illJOVAOyck',
  d: 'VEmDZpDXXK8p8N0Cndsxs924q6nS1RXFASRl6BfUqdw',
};
export const ALICE = {
  kty: 'EC',
  crv: 'P-256',
  x: 'gI0GAILBdu7T53akrFmMyGcsF3n5dO7MmwNBHKW5SV0',
  y: 'SLW_xSffzlPWrHEVI30DHM_4egVwt3NQqeUD7nMFpps',
  d: '0_NxaRPUMQoAJt50Gz8YiTr8gRTwyEaCumd-MToTmIo',
};

/** A compact JWE from Alice to Bob by RFC 7516 and RFC 7518, made without a library for JWE. */
export function jweByHand(plain: string | Uint8Array, changes: Readonly<Record<string, unknown>> = {}): string {
  const { d: _, ...epk } = ALICE;
  const header = encoded(JSON.stringify({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: 'bob', epk, ...changes }));
  const [contentKey, iv] = [Buffer.alloc(32, 7), Buffer.alloc(12, 9)];
  const wrap = createCipheriv('id-aes256-wrap', agreedKey(ALICE, BOB, 'ECDH-ES+A256KW', 256), Buffer.alloc(8, 0xa6));
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [header, encoded(wrap.update(contentKey)), encoded(iv), encoded(text), encoded(cipher.getAuthTag())].join('.');
}

/** The key of an agreement, by the Concat KDF of RFC 7518, section 4.6.2. */
export function agreedKey(
  mine: JsonWebKey,
  theirs: JsonWebKey,
  algorithm: string,
  bits: number,
  [from, to]: readonly [string, string] = ['', ''],
): Buffer {
  const secret = diffieHellman({
    privateKey: createPrivateKey({ key: mine, format: 'jwk' }),
    publicKey: createPublicKey({ key: theirs, format: 'jwk' }),
  });
  const facts = [algorithm, from, to].flatMap((fact) => [number(fact.length), Buffer.from(fact)]);
  const digest = createHash('sha256')
    .update(Buffer.concat([number(1), secret, ...facts, number(bits)]))
    .digest();
  return digest.subarray(0, bits / 8);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function encoded(value: string | Buffer): string {
  return Buffer.from(value).toString('base64url');
}
