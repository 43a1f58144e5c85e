/** A service that sends SMS over HTTP. */
export interface SmsGateway extends RemoteService {
  /** The name or number that the message comes from. */
  readonly sender: string | undefined;
}

/** A service of others that is asked over HTTP. */
export interface RemoteService {
  readonly url: string;
  /** Sent as bearer token. */
  readonly key: string | undefined;
  readonly timeoutMilliseconds: number;
}

/** A server that takes e-mail. */
export interface SmtpServer {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** The address that messages come from. */
  readonly from: string;
  readonly timeoutMilliseconds: number;
}

/** A project of Firebase that proves mobile numbers. */
export interface FirebaseProject {
  readonly projectId: string;
  /** Where the keys of the issuer stand, as JWKS. */
  readonly keysUrl: string;
}
