/** Makes secrets that people type, and digests by which a stolen database does not reveal them (SEC-7). */
export interface Secrets {
  /** A number of this many digits, leading zeros included, each as likely as any other. */
  digits(length: number): string;
  /** 10 letters and digits without look-alikes. */
  recoveryCode(): string;
  /** A slow, salted digest; two digests of one secret differ. */
  digest(secret: string): Promise<string>;
  matches(secret: string, digest: string): Promise<boolean>;
}
