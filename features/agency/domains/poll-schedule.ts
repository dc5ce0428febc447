/** Milliseconds between two looks at a domain (spec 1 §9). */
const oftenMs = 5_000
/** The same once it takes long: DNS may take two days (threats 48). */
const seldomMs = 60_000
/** Looks in ten minutes. */
const manyLooks = 120

/** Milliseconds until a domain is looked at again, after so many looks. */
export function pollAfter(looks: number): number {
  return looks < manyLooks ? oftenMs : seldomMs
}
