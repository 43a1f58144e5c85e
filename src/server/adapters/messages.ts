/** A message by SMS. */
export interface Sms {
  /** With the dialling code, digits only. */
  readonly to: string;
  readonly text: string;
}

/** A message by e-mail. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Delivers messages to a service or to the sandbox; throws when delivery fails. */
export interface Messages {
  sms(message: Sms): Promise<void>;
  email(message: Email): Promise<void>;
}
