import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What one host needs for TLS, and how getting it goes. Kept in one store for both regions; `_id` is the host. */
export interface CertificateDoc extends Doc {
  /** Private key and chain, sealed; null before the first. */
  sealed: string | null
  /** The ACME directory it came from; empty before the first. */
  issuer: string
  /** When what is sealed began and ends, in Unix milliseconds; 0 before the first. */
  notBefore: number
  notAfter: number
  /** Unix milliseconds from which another one is wanted. */
  renewAt: number
  /** The process that orders one; empty when none does. */
  orderedBy: string
  /** Unix milliseconds until which the order is its alone. */
  orderedUntil: number
  /** Unix milliseconds before which nobody orders again. */
  nextTryAt: number
  /** Orders that failed since the last that did not. */
  failures: number
  /** Unix milliseconds since when orders fail or are put off; 0 while none did since the last certificate. */
  failingSince: number
  /** Why the last one failed, in the issuer's words. */
  lastError: string
  /** Whether that is for lack of room under a limit, the issuer's or ours; absent before there was a first reason. */
  limited?: boolean
  /** Whether that limit is the room of free trials; absent for no. */
  isTrials?: boolean
  /** Fewest days left at which its people were told that it is not renewed; `untold` before. */
  toldAtDays: number
}

/** What is told of a certificate that is not renewed; never its key. */
export type OverdueDoc = Pick<
  CertificateDoc,
  '_id' | 'notAfter' | 'renewAt' | 'failures' | 'failingSince' | 'lastError' | 'toldAtDays'
>

const overdueFields = {
  notAfter: 1,
  renewAt: 1,
  failures: 1,
  failingSince: 1,
  lastError: 1,
  toldAtDays: 1,
} as const

const dayMs = 24 * 60 * 60 * 1000

/** More days than any certificate has left. */
export const untold = 100_000

/** Key and chain of a new certificate. */
export interface NewCertificate {
  sealed: string
  issuer: string
  notBefore: number
  notAfter: number
  renewAt: number
}

/** Why an order is put off, and until when; Unix milliseconds as everywhere here. */
interface Delay {
  at: number
  nextTryAt: number
  reason: string
  limited: boolean
  /** @default false */
  isTrials?: boolean
}

/** Certificates by host. Conditional updates keep each order with one process. */
export function createCertificateRepository(stores: Stores) {
  const certificates: DocStore<CertificateDoc> = stores.eu.collection('edgeCertificates')
  const released = { orderedBy: '', orderedUntil: 0 }

  async function putOff(
    { _id, failingSince }: CertificateDoc,
    me: string,
    { at, nextTryAt, reason, limited, isTrials = false }: Delay,
    counted: { $inc?: { failures: number } } = {},
  ): Promise<void> {
    const why = { lastError: reason, limited, isTrials }
    const $set = { nextTryAt, ...why, failingSince: failingSince || at, ...released }
    await certificates.updateOne({ _id, orderedBy: me }, { $set, ...counted })
  }

  return {
    certificates,
    find: (host: string) => certificates.findOne({ _id: host }),

    /** Notes that a host wants a certificate; one that is noted already stays as it is. */
    want: (host: string) => insertIfAbsent(certificates, blank(host)),

    /** Takes the order for a host, if one is due and no other process has it. */
    async claim(host: string, me: string, at: number, leaseMs: number): Promise<boolean> {
      const due = {
        orderedUntil: { $lte: at },
        nextTryAt: { $lte: at },
        renewAt: { $lte: at },
      }
      const mine = { orderedBy: me, orderedUntil: at + leaseMs }
      const { modifiedCount } = await certificates.updateOne({ _id: host, ...due }, { $set: mine })
      return modifiedCount === 1
    },

    /** Keeps what an order brought, if it is still this process's. */
    async keep(host: string, me: string, certificate: NewCertificate): Promise<void> {
      const well = {
        nextTryAt: 0,
        failures: 0,
        failingSince: 0,
        lastError: '',
        limited: false,
        isTrials: false,
        toldAtDays: untold,
      }
      await certificates.updateOne(
        { _id: host, orderedBy: me },
        { $set: { ...certificate, ...well, ...released } },
      )
    },

    /** Notes that an order failed, and when the next one may be. What is served stays. */
    failed: (doc: CertificateDoc, me: string, why: Delay) => putOff(doc, me, why, { $inc: { failures: 1 } }),

    /** Puts an order off that was not begun. */
    postpone: (doc: CertificateDoc, me: string, why: Delay) => putOff(doc, me, why),

    /** Hosts whose order is due, the longest due first. */
    due: (at: number, most: number) =>
      certificates
        .find(
          { renewAt: { $lte: at }, nextTryAt: { $lte: at }, orderedUntil: { $lte: at } },
          { sort: { renewAt: 1 }, limit: most },
        )
        .toArray(),

    /**
     * Hosts whose certificate ends within the days of a mark, after those of the one before, that have been to be
     * renewed for so long, and whose people were not told yet; what ends first comes first.
     */
    overdue: (
      { at, mark, before, forMs }: { at: number; mark: number; before: number; forMs: number },
      most: number,
    ): Promise<OverdueDoc[]> =>
      certificates
        .find<OverdueDoc>(
          {
            renewAt: { $lte: at - forMs },
            failingSince: { $lte: at - forMs },
            notAfter: { $gt: at + before * dayMs, $lte: at + mark * dayMs },
            toldAtDays: { $gt: mark },
          },
          { sort: { notAfter: 1 }, limit: most, projection: overdueFields },
        )
        .toArray(),

    /** Whether this process is the one that tells of so many days left. */
    async claimTelling(host: string, days: number): Promise<boolean> {
      const { modifiedCount } = await certificates.updateOne(
        { _id: host, toldAtDays: { $gt: days } },
        { $set: { toldAtDays: days } },
      )
      return modifiedCount === 1
    },

    /** Nobody was told after all. */
    async takeBackTelling(host: string, days: number, before: number): Promise<void> {
      await certificates.updateOne({ _id: host, toldAtDays: days }, { $set: { toldAtDays: before } })
    },

    /** An order waits no longer for the room of free trials: it is none any more. */
    async leaveTrials({ _id }: CertificateDoc): Promise<void> {
      await certificates.updateOne({ _id, isTrials: true }, { $set: { nextTryAt: 0, isTrials: false } })
    },

    /** Has one of another issuer replaced; what is served stays until then. */
    async replace({ _id, issuer }: CertificateDoc): Promise<void> {
      await certificates.updateOne({ _id, issuer }, { $set: { renewAt: 0, nextTryAt: 0 } })
    },

    /** Has one ordered anew in place of one that nobody can open. */
    async unusable({ _id, sealed }: CertificateDoc): Promise<void> {
      await certificates.updateOne({ _id, sealed }, { $set: { sealed: null, notAfter: 0, renewAt: 0 } })
    },

    forget: (host: string) => certificates.deleteOne({ _id: host }),
  }
}

function blank(host: string): CertificateDoc {
  return {
    _id: host,
    sealed: null,
    issuer: '',
    notBefore: 0,
    notAfter: 0,
    renewAt: 0,
    orderedBy: '',
    orderedUntil: 0,
    nextTryAt: 0,
    failures: 0,
    failingSince: 0,
    lastError: '',
    toldAtDays: untold,
  }
}
