import { isObject, type JsonObject, textOf } from '../document/json.ts';

/** The smallest valid files: pictures of one pixel, in base64. */
const files: Readonly<Record<string, string>> = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNoaGgAAAMEAYF1LgG8AAAAAElFTkSuQmCC',
  'image/jpeg': [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////',
    '////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////',
    '////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAA',
    'AAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  ].join(''),
};

/** The allowed content types of a part, from its `encoding` and its schema. */
export function partTypes(encoding: JsonObject, name: string, schema: JsonObject): readonly string[] {
  const own = encoding[name];
  const declared = textOf(isObject(own) ? own['contentType'] : undefined) ?? textOf(schema['contentMediaType']);
  return declared ? declared.split(',').map((type) => type.trim().toLowerCase()) : [];
}

/** Whether a part is a file: bytes rather than text. */
export function isFile(schema: JsonObject): boolean {
  return schema['format'] === 'binary' || 'contentMediaType' in schema;
}

/** Files of the content types, as binary strings; empty if the types are unknown. */
export function filesOf(types: readonly string[]): readonly string[] {
  const wanted = types.map((type) => (type === 'image/*' ? 'image/png' : type));
  return wanted.flatMap((type) => files[type] ?? []).map((base64) => Buffer.from(base64, 'base64').toString('latin1'));
}

const signatures: readonly (readonly [start: string, type: string])[] = [
  ['\u0089PNG', 'image/png'],
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
];

/** The type of a file by its first bytes, otherwise the type of its part. */
export function typeOfFile(bytes: string, allowed: readonly string[]): string {
  const seen = signatures.find(([start]) => bytes.startsWith(start))?.[1];
  return seen ?? allowed.find((type) => !type.includes('*')) ?? 'application/octet-stream';
}
