import type { DomainTrouble } from '#mocks/contracts/domains/domain.schema.ts'
import type { HostTarget } from '#mocks/contracts/domains/host-records.ts'

/** A record hosting asks for beside the one that points at it. */
export interface HostingChallenge {
  type: 'CNAME' | 'TXT'
  /** Where it is to be added, whole. */
  host: string
  value: string
}

/** `waiting`: hosting does not take the host yet; `certificate`: that is being made; `live`: it answers. */
export type HostingStatus = 'waiting' | 'certificate' | 'live'

/** Serves agencies' hosts: takes their addresses, makes their certificates. Every call may be repeated. */
export interface Hosting {
  kind: 'local' | 'vercel' | 'edge'
  /** Whether a proxy in front makes a certificate when a host is first opened: nobody here sees it. */
  isByProxy?: boolean
  /** What domains are pointed at. */
  target: HostTarget
  /** The page of a host that is live. */
  url(host: string): string
  /** Begins to serve a host; answers with what it needs besides. Rejects when it does not take it. */
  add(host: string): Promise<HostingChallenge[]>
  /** How far a host has come. Rejects when nobody can tell. */
  status(host: string): Promise<HostingStatus>
  /** What keeps a host from its certificate or from its renewal, where hosting knows: too many orders, or an issuer that refuses. */
  trouble?(host: string): Promise<HostTrouble | null>
  /** Names by which CAA records allow who makes the certificates; none where nobody can tell. */
  issuers(): Promise<readonly string[]>
  /** Serves a host no longer; one that it does not serve is fine. */
  remove(host: string): Promise<void>
}

/** Why a certificate does not come, or is not renewed. */
export type HostTrouble = DomainTrouble

/** Hosting does not take a host, as somebody else has it there. */
export class HostRefusedError extends Error {
  override name = 'HostRefusedError'
}
