/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetChatUrlB2c } from './get-chat-url-b2c.ts';
import type { Language } from './language.ts';

export type GetChatUrlParams = {
/**
 * The kind of chat, always 1, a player with the site.
 */
b2c?: GetChatUrlB2c;
/**
 * The title of the chat window.
 * @minLength 1
 * @maxLength 80
 */
title?: string;
/**
 * The language of the chat page; without it the header's.
 */
language?: Language;
/**
 * The ground colour of the window's head.
 * @maxLength 7
 * @pattern ^#[0-9a-fA-F]{6}$
 */
headerColor?: string;
};
