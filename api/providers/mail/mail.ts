import type { Region } from '#mocks/contracts/shared/region.ts'

/** A mail to one person. Texts come from templates of ours, never from a request. */
export interface MailMessage {
  to: string
  subject: string
  text: string
}

/** Sends mail. `local` keeps it in the outbox at /dev/outbox on this machine. */
export interface Mail {
  kind: 'local' | 'smtp'
  /** Resolves when the mail was accepted; rejects when it was not. The region says where a copy may be kept. */
  send(region: Region, message: MailMessage): Promise<void>
}
