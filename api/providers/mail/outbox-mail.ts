import type { Region } from '#mocks/contracts/shared/region.ts'
import { newId } from '../../shared/secrets.ts'
import type { Doc, DocStore, Stores } from '../../store/store.ts'
import type { Mail, MailMessage } from './mail.ts'

/** A mail kept on this machine instead of being sent. */
export interface OutboxDoc extends Doc, Omit<MailMessage, 'pictures'> {
  /** Unix milliseconds. */
  ts: number
}

/** The mails kept in a region. */
export function outboxOf(stores: Stores, region: Region): DocStore<OutboxDoc> {
  return stores[region].collection('outbox')
}

/** Mail without a mail server: every message is kept in the store, without its pictures, and shown at /dev/outbox. */
export function outboxMail(stores: Stores, now: () => number): Mail {
  return {
    kind: 'local',
    async send(region, { pictures: _, ...message }) {
      await outboxOf(stores, region).insertOne({ _id: newId(), ts: now(), ...message })
    },
  }
}
