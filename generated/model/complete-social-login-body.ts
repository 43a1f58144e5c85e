/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SecondStepPayload } from './second-step-payload.ts';
import type { SocialCodePayload } from './social-code-payload.ts';
import type { SocialRefusalPayload } from './social-refusal-payload.ts';

/**
 * The body of `completeSocialLogin`, by the way that was taken.
 */
export type CompleteSocialLoginBody = SocialCodePayload | SocialRefusalPayload | SecondStepPayload;
