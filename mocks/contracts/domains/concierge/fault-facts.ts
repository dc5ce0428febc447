/** A record as it is put into a provider's panel. */
export interface RecordChange {
  type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'CAA' | 'NS' | 'DS'
  /** Below the zone, `@` for the zone itself. */
  name: string
  value: string
}

/** What the words of a fault are filled with. */
export interface FaultFacts {
  host: string
  /** The zone its records are kept in. */
  zone: string
  /** The domain somebody registered. */
  domain: string
  /** Who keeps the zone; null for nobody known. */
  provider: string | null
  /** What the record should be. */
  wanted: { type: 'A' | 'CNAME'; value: string }
  /** The record's name below its zone, as it is typed, with its letters beside it. @default as host and zone say */
  name?: string
  /** What was found instead; empty for nothing. */
  found: string[]
  /** A name the fault is about: a server, another name of a record. */
  at: string
  /** Seconds something lasts; null for nobody knows. */
  seconds: number | null
}

/** A time as people say it. */
export function lasting(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [Math.max(1, Math.round(seconds)), 'second']
      : seconds < 5400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Some of a list, as people say it. */
export function listed(values: readonly string[]): string {
  const shown = values.slice(0, 3).join(', ')
  return values.length > 3 ? `${shown} and ${values.length - 3} more` : shown
}
