// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { cookieStore } from '../../lib/storage.ts';
import { forgetMobile, rememberedMobile, rememberMobile } from './remembered.ts';

beforeEach(forgetMobile);

test('STORE-16 STORE-17 the mobile number is kept with its dialling code', () => {
  rememberMobile('84', '912345678');
  expect(decodeURIComponent(document.cookie)).toBe('smsMobile=+84 912345678');
  expect(rememberedMobile()).toEqual({ dialingCode: '84', mobileNum: '912345678' });
  forgetMobile();
  expect(document.cookie).toBe('');
});

test('STORE-16 a malformed cookie is ignored', () => {
  for (const value of ['', 'nonsense', '84 912345678', '+84 <script>', '+ 1']) {
    cookieStore.set('smsMobile', value);
    expect(rememberedMobile(), value).toBeUndefined();
  }
});
