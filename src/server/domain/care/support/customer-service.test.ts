import { compactDecrypt } from 'jose';
import { describe, expect, test } from 'vitest';
import { customerService } from '#server/config/brand.ts';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { siteInfo } from '#server/config/site-info.ts';
import { customerServicePaths } from './customer-service.ts';

const shipped = loadBrand(readConfig({}));
const pathKey = 'q0X9wVfYtB3mZ8sKcJ2uHnD5rL7eA1pGiT4oN6yQxWk';
const desk = { type: '3' as const, label: { EN: 'Priority desk', VI: 'Bàn ưu tiên' }, url: 'https://desk.example/now' };
const page = { type: '1' as const, label: { EN: 'Forum', VI: 'Diễn đàn' }, url: 'https://forum.example/' };
const brand = {
  ...shipped,
  customerService: { contactUrl: 'https://help.example/', vip: null, pathKey, paths: [desk, page] },
};

describe('the ways to the customer service', () => {
  test("API-72 CHAT-08 CHAT-11 the chat, the brand's contacts, the contact page; an address of type 3 is encrypted", async () => {
    const paths = await customerServicePaths({ brand }, 'VI');
    expect(paths.map(({ type, label }) => [type, label])).toEqual([
      ['2', 'Trò chuyện trực tuyến'],
      ['3', 'Bàn ưu tiên'],
      ['1', 'Diễn đàn'],
      ['1', 'Trang liên hệ'],
    ]);
    const jwe = paths[1]?.path ?? '';
    expect(jwe.split('.')).toHaveLength(5);
    expect(jwe).not.toContain('desk');
    const key = siteInfo(brand, 'EN').customerService.pathKey ?? '';
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, Buffer.from(key, 'base64url'));
    expect(new TextDecoder().decode(plaintext)).toBe('https://desk.example/now');
    expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM' });
  });

  test('CHAT-05 the chat is not offered without CBS3', async () => {
    const paths = await customerServicePaths({ brand: { ...shipped, flags: { ...shipped.flags, CBS3: false } } }, 'EN');
    expect(paths).toEqual([{ type: '1', label: 'Contact page', path: 'https://help.lumo.example/contact' }]);
  });

  test('CHAT-11 ENTITY-36 the permission payload has its address, and no path', () => {
    const vip = 'https://vip.example/desk';
    const withVip = { ...brand, customerService: { ...brand.customerService, vip } };
    expect(siteInfo(withVip, 'EN').customerService).toEqual({ contactUrl: 'https://help.example/', vip, pathKey });
    expect(siteInfo(shipped, 'EN').customerService).toEqual({
      contactUrl: 'https://help.lumo.example/contact',
      vip: null,
    });
  });

  test.each([
    [{ contactUrl: null, vip: null, paths: [desk] }, 'pathKey'],
    [{ contactUrl: null, vip: null, pathKey, paths: [{ ...desk, url: 'http://desk.example/' }] }, 'url'],
    [{ contactUrl: null, vip: null, pathKey, paths: [{ ...desk, type: '2' }] }, 'type'],
    [{ contactUrl: null, vip: null, chatUrl: 'javascript:alert(1)' }, 'chatUrl'],
  ])('CHAT-11 an invalid brand file is refused: %j', (value, field) => {
    expect(JSON.stringify(customerService.safeParse(value).error?.issues[0]?.path)).toContain(field);
  });
});
