import { X509Certificate } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createSecureContext, type SecureContext } from 'node:tls'
import { paysNothing } from '#mocks/contracts/agency/white-label-trial.ts'
import type { DomainTrouble } from '#mocks/contracts/domains/domain.schema.ts'
import type { Deps } from '../deps.ts'
import { createSecretBox } from '../library/credentials/secret-box.ts'
import { newId } from '../shared/secrets.ts'
import { everyDocument } from '../store/every-document.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createAcmeIssuer, type Issued, type Issuer } from './acme-issuer.ts'
import { type CertificateDoc, createCertificateRepository } from './certificate.repository.ts'
import { troubleIn } from './certificate-trouble.ts'
import { createChallengeRepository } from './challenge.repository.ts'
import { IssuerLimitError } from './issuer-limit.ts'
import { createOrderBudgets, type OrderAs } from './order-budgets.ts'
import { registeredDomain } from './registered-domain.ts'
import { createServedHosts, type ServedHosts } from './served-hosts.ts'

/** What certificates are made from. */
export type CertificateDeps = Pick<Deps, 'stores' | 'now' | 'log' | 'config'>

/** How a host's certificate is. */
export type CertificateState = 'none' | 'coming' | 'live'

/** The certificates of every host that is served here. */
export interface Certificates {
  /** What a handshake for a host is done with, ordered now if there is none; null refuses it. */
  contextOf(host: string): Promise<SecureContext | null>
  /** Has a certificate ordered for a host that is to be served. */
  want(host: string): Promise<void>
  stateOf(host: string): Promise<CertificateState>
  /** Why a host's certificate does not come, or is not renewed; null where nothing is known to be wrong. */
  troubleOf(host: string): Promise<DomainTrouble | null>
  /** Orders what our own hosts lack, renews what is at two thirds of its life, tries again what failed. */
  renew(): Promise<void>
  /** Forgets the certificates of hosts that are nobody's any more, and has those of another issuer replaced. */
  tidy(): Promise<void>
  forget(host: string): Promise<void>
}

/** A process that was killed loses its order after so many milliseconds; an order that takes longer has failed. */
const leaseMs = 100_000
const orderMs = 80_000
/** Whoever waits for a host's first certificate is refused after so many milliseconds. */
const patienceMs = 20_000
const lookEveryMs = 150
/** What another process renewed is served after so many milliseconds at the latest. */
const freshMs = 30_000
/** Hosts whose context is kept in memory. */
const mostKept = 5_000
/** Orders one process has under way, and hosts of one renewal. */
const atOnce = 4
const batch = 40

const minute = 60_000
const pauses = [1, 5, 15, 60, 120, 240, 480].map((minutes) => minutes * minute)
const longestPauseMs = 12 * 60 * minute
/** An issuer whose limit is reached is left alone for as long as it says, but no longer than its limits count. */
const longestWishMs = 7 * 24 * 60 * minute

/** Milliseconds until an order that failed so often in a row is begun again: at most four in the first hour. */
export function pauseAfterFailures(failures: number): number {
  return pauses[Math.max(0, failures - 1)] ?? longestPauseMs
}

interface Kept {
  context: SecureContext
  notAfter: number
  readAt: number
}

/** Certificates of one process; those of a store share what they order. */
export function createCertificates(
  deps: CertificateDeps,
  {
    served = createServedHosts(deps),
    issuer = createAcmeIssuer(deps, createChallengeRepository(deps.stores, deps.now)),
  }: { served?: ServedHosts; issuer?: Issuer } = {},
): Certificates {
  const { stores, now, log, config } = deps
  const repository = createCertificateRepository(stores)
  const budgets = createOrderBudgets(stores, now)
  const workspaces = createWorkspaceRepository(stores)
  const box = createSecretBox(config.credentialsSecret)
  const directory = config.edge.tls?.directory ?? ''
  const me = newId()
  const contexts = new Map<string, Kept>()
  const orders = new Map<string, Promise<void>>()

  const opened = (doc: CertificateDoc): Issued | null => {
    const text = doc.sealed && box.open(doc.sealed, doc._id)
    return text ? (JSON.parse(text) as Issued) : null
  }
  const isOver = ({ notAfter }: Pick<CertificateDoc, 'notAfter'>) => notAfter <= now()

  /** The context of what is stored; null when there is none, or it has ended. */
  async function load(host: string): Promise<SecureContext | null> {
    const doc = await repository.find(host)
    const issued = doc && !isOver(doc) ? opened(doc) : null
    if (!doc || !issued) {
      contexts.delete(host)
      // Sealed with another secret: a new one is wanted now.
      if (doc?.sealed && !isOver(doc)) await repository.unusable(doc)
      return null
    }
    const context = createSecureContext({ key: issued.key, cert: issued.chain, minVersion: 'TLSv1.2' })
    contexts.delete(host)
    contexts.set(host, { context, notAfter: doc.notAfter, readAt: now() })
    const oldest = contexts.keys().next().value
    if (contexts.size > mostKept && oldest !== undefined) contexts.delete(oldest)
    return context
  }

  /** Orders what is due for a host, or waits for the process that does. Rejects only when the store does. */
  function obtain(host: string): Promise<void> {
    const running = orders.get(host)
    if (running) return running
    if (orders.size >= batch) return Promise.resolve()
    const order = orderOnce(host).finally(() => orders.delete(host))
    orders.set(host, order)
    return order
  }

  async function orderOnce(host: string): Promise<void> {
    const known = await repository.find(host)
    if (known?.isTrials && known.nextTryAt > now() && (await kindOf(known)) !== 'trial') {
      await repository.leaveTrials(known)
      known.nextTryAt = 0
    }
    // A host whose orders fail is asked for by whoever opens it, and that costs one look.
    if (known && known.nextTryAt > now()) return
    if (!known) await repository.want(host)
    if (!(await repository.claim(host, me, now(), leaseMs))) return othersOrder(host)
    const doc = await repository.find(host)
    if (!doc) return
    const room = await budgets.take(host, registeredDomain(host), await kindOf(doc))
    if (room.waitUntil !== null) {
      await repository.postpone(doc, me, {
        at: now(),
        nextTryAt: room.waitUntil,
        reason: room.isTrials
          ? 'As many certificates as free trials share were ordered.'
          : 'As many certificates as the issuer allows were ordered.',
        limited: true,
        isTrials: room.isTrials,
      })
      log.warn({ host }, 'edge.order.postponed')
      return
    }
    const giveUp = new AbortController()
    try {
      const late = wait(orderMs, null, { signal: giveUp.signal, ref: false }).then(() => {
        throw new Error('The issuer took too long.')
      })
      // What was issued counts, whatever becomes of it here: room is put back by the issuer's refusal alone, also a late one.
      const issuing = issuer.issue(host).catch(async (error: unknown) => {
        await room.giveBack()
        throw error
      })
      const issued = await Promise.race([issuing, late])
      await keep(host, issued)
      log.info({ host }, 'edge.order.done')
    } catch (error) {
      const reason = reasonOf(error)
      const limited = error instanceof IssuerLimitError
      const wish = limited ? Math.min(error.waitMs ?? 0, longestWishMs) : 0
      const nextTryAt = now() + Math.max(pauseAfterFailures(doc.failures + 1), wish)
      await repository.failed(doc, me, { at: now(), nextTryAt, reason, limited })
      log.warn({ host, reason, failures: doc.failures + 1 }, 'edge.order.failed')
    } finally {
      giveUp.abort()
    }
  }

  async function kindOf({ _id, notAfter, issuer: from }: CertificateDoc): Promise<OrderAs> {
    if (notAfter > 0 && from === directory) return 'renewal'
    if (served.own().includes(_id)) return 'own'
    const owner = _id.endsWith(`.${config.rootDomain}`) ? await served.find(_id) : null
    if (owner?.of !== 'agency') return 'first'
    const workspace = await workspaces.find(owner.region, owner.agencyId)
    return !workspace || paysNothing(workspace) ? 'trial' : 'first'
  }

  async function keep(host: string, issued: Issued): Promise<void> {
    const leaf = new X509Certificate(issued.chain)
    if (!leaf.checkHost(host)) throw new Error('The issuer sent the certificate of another host.')
    const notBefore = Date.parse(leaf.validFrom)
    const notAfter = Date.parse(leaf.validTo)
    const renewAt = notBefore + ((notAfter - notBefore) * 2) / 3
    const sealed = box.seal(JSON.stringify(issued), host)
    await repository.keep(host, me, {
      sealed,
      issuer: directory,
      notBefore,
      notAfter,
      renewAt: Math.round(renewAt),
    })
    contexts.delete(host)
  }

  async function othersOrder(host: string): Promise<void> {
    for (const until = performance.now() + patienceMs; performance.now() < until; ) {
      const doc = await repository.find(host)
      if (!doc || doc.orderedUntil <= now()) return
      await wait(lookEveryMs)
    }
  }

  async function contextOf(host: string): Promise<SecureContext | null> {
    // A host that was given back is refused at once, whatever is kept of it.
    if (!(await served.find(host))) {
      contexts.delete(host)
      return null
    }
    const kept = contexts.get(host)
    if (kept && !isOver(kept)) {
      const age = now() - kept.readAt
      if (age < 0 || age >= freshMs) void refresh(host, kept)
      return kept.context
    }
    const found = await load(host)
    if (found) return found
    await Promise.race([obtain(host), wait(patienceMs, undefined, { ref: false })])
    return load(host)
  }

  /** Meanwhile what is kept is served: no handshake waits for the store. */
  async function refresh(host: string, kept: Kept): Promise<void> {
    kept.readAt = now()
    await load(host).catch((err: unknown) => log.warn({ err, host }, 'edge.certificate.not_read'))
  }

  const forget = async (host: string): Promise<void> => {
    contexts.delete(host)
    await repository.forget(host)
  }

  return {
    contextOf,
    async want(host) {
      if (await served.find(host)) await obtain(host)
    },
    async stateOf(host) {
      const doc = await repository.find(host)
      if (!doc) return 'none'
      return doc.sealed && !isOver(doc) ? 'live' : 'coming'
    },
    async troubleOf(host) {
      const doc = await repository.find(host)
      return doc && troubleIn(doc, now())
    },
    async renew() {
      for (const host of served.own()) {
        if (!(await repository.find(host))) await repository.want(host)
      }
      const due = await repository.due(now(), batch)
      for (let from = 0; from < due.length; from += atOnce) {
        await Promise.all(
          due.slice(from, from + atOnce).map(async ({ _id }) => {
            if (await served.find(_id)) await obtain(_id)
            else await forget(_id)
          }),
        )
      }
    },
    async tidy() {
      for await (const doc of everyDocument(repository.certificates)) {
        if (!(await served.find(doc._id))) await forget(doc._id)
        else if (doc.renewAt > 0 && doc.issuer !== directory) await repository.replace(doc)
      }
    },
    forget,
  }
}

/** The issuer's words on one short line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').trim().slice(0, 300)
}
