import { expect, test } from 'vitest';
import { forPrism } from './for-prism.ts';

test('the files of a form have the style that Prism reads them by, and all else is as it was', () => {
  const schema = { type: 'object' };
  const form = (images: object) => ({ 'multipart/form-data': { schema, encoding: { images } } });
  const plain = {
    get: { operationId: 'getGame' },
    put: { requestBody: { content: { 'application/json': { schema } } } },
  };
  const components = { requestBodies: { Pictures: { content: form({ contentType: 'image/png' }) } } };
  const document = (body: object) => ({ paths: { '/a': { post: { requestBody: body } }, '/b': plain }, components });
  const styled = form({ contentType: 'image/png', style: 'form', allowReserved: true });
  expect(forPrism(document({ $ref: '#/components/requestBodies/Pictures' }))).toEqual(document({ content: styled }));
});
