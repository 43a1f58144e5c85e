import type { SliderChallenge, SliderDrag, SliderProof, SliderTicket } from '#generated/model/index.ts';

/** The evidence that the check was passed: a ticket, or the three fields of a registration. */
export interface BotProof {
  readonly sliderTicket?: string | undefined;
  readonly geetest_challenge?: string | undefined;
  readonly geetest_validate?: string | undefined;
  readonly geetest_seccode?: string | undefined;
}

/** Tells people from programs (SMS-13): the server's own puzzle, or an outside service. */
export interface BotCheck {
  draw(): Promise<SliderChallenge>;
  /** Throws `slider_wrong` or `captcha_check_failed`. */
  solve(answer: SliderDrag | SliderProof): Promise<SliderTicket>;
  /** Spends the evidence and returns whether it was valid. */
  spend(proof: BotProof): Promise<boolean>;
}
