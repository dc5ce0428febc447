import type { Region } from '#mocks/contracts/shared/region.ts'

/** A picture that comes with a mail and is shown in it as `cid:{id}`. */
export interface MailPicture {
  id: string
  type: string
  bytes: Buffer
}

/** A mail to one person. Texts come from templates of ours, never from a request. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  /** The same with layout; its texts are escaped. @default only text */
  html?: string
  /** Who it is from. Without `address` it is sent from the product's own, under this name. @default the product */
  from?: { name: string; address?: string }
  /** Where an answer goes. @default to whom it is from */
  replyTo?: string
  /** Where to write to get no more of them. @default nowhere */
  unsubscribe?: string
  /** @default none */
  pictures?: readonly MailPicture[]
}

/** How a mail is sent from somebody's own domain. It is kept nowhere. */
export interface MailSigning {
  /** Where a server says that it could not deliver. */
  returnPath: string
  domain: string
  selector: string
  /** PEM, PKCS #8. */
  privateKey: string
}

/** Whether a mail was accepted is unknown: whoever it was given to said nothing any more. */
export class UnknownFateError extends Error {
  constructor(cause: unknown) {
    super('Nobody said whether the mail was accepted.', { cause })
    this.name = 'UnknownFateError'
  }
}

/** Sends mail. `local` keeps it in the outbox at /dev/outbox on this machine. */
export interface Mail {
  kind: 'local' | 'smtp'
  /** Resolves when the mail was accepted; rejects when it was not, with an `UnknownFateError` where it may have been. The region says where a copy may be kept. */
  send(region: Region, message: MailMessage, signing?: MailSigning): Promise<void>
}
