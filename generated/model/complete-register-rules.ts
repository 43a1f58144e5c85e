/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegisterRules } from './register-rules.ts';

/**
 * The rules of the registration user, every field with its own.
 */
export type CompleteRegisterRules = RegisterRules & unknown & Required<Pick<RegisterRules & unknown, 'username' | 'password' | 'confirmPassword' | 'payeeName' | 'email' | 'qqNum' | 'mobileNum' | 'recommenderId' | 'captcha' | 'verificationCode' | 'affiliateCode' | 'paymentPassword' | 'line' | 'whatsapp' | 'zalo' | 'facebook' | 'wechat' | 'idNumber' | 'referralCode' | 'domain' | 'countryDialingCode'>>;
