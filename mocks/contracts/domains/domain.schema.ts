import * as z from 'zod/mini'

/** A host is a subdomain of ours, or a domain of the agency's own; the words are the specification's (spec 1 §7). */
export const domainTypeSchema = z.enum(['vgSubdomain', 'customDomain'])
export type DomainType = z.infer<typeof domainTypeSchema>

/** A record somebody adds at the domain's provider (spec 1 §2, §3). */
export const hostRecordSchema = z.object({
  type: z.enum(['A', 'CNAME', 'TXT']),
  /** The domain it is added to, as it was registered. */
  domain: z.string(),
  /** What stands before that domain; `@` for itself. */
  name: z.string(),
  value: z.string(),
  ttl: z.literal('Auto'),
})
export type HostRecord = z.infer<typeof hostRecordSchema>

/** A record, and whether name servers answer with it; null when none answered at all. */
export const seenRecordSchema = z.extend(hostRecordSchema, { isFound: z.nullable(z.boolean()) })
export type SeenRecord = z.infer<typeof seenRecordSchema>

/**
 * Why the certificate of a verified domain does not come, or is not renewed: as many as the issuer allows were ordered,
 * as many as free trials share were, or its orders fail.
 */
export const domainTroubleSchema = z.object({
  kind: z.enum(['limited', 'trials', 'failing']),
  /** Unix seconds of the next try; null for nobody knows. */
  retryAt: z.nullable(z.int()),
  /** Unix seconds until which the certificate lasts that is there and not renewed; null while there is none. */
  servedUntil: z.nullable(z.int()),
})
export type DomainTrouble = z.infer<typeof domainTroubleSchema>

/** How far a domain has come (spec 1 §4). */
export const domainStateSchema = z.object({
  /** In punycode. */
  domain: z.string(),
  /** As people read it; the same for most. */
  unicode: z.string(),
  isVerified: z.boolean(),
  /** Its certificate is there, and it answers. */
  isLive: z.boolean(),
  /** Its page. */
  url: z.string(),
  /** What is to be added at its provider; none for a subdomain of ours. */
  records: z.array(seenRecordSchema),
  /** Unix seconds since when a verified domain is no longer set up right; null while it is. */
  failingSince: z.nullable(z.int()),
  /** Unix seconds when it is given back unless that changes; null when nothing is wrong. */
  releasedAt: z.nullable(z.int()),
  /** What its certificate, or its renewal, waits for; null where nothing is known to be wrong. */
  trouble: z.nullable(domainTroubleSchema),
})
export type DomainState = z.infer<typeof domainStateSchema>
