/** Milliseconds between two looks at first (spec 2 §9). */
const firstMs = 5_000
/** After so many milliseconds nobody expects an answer at once. */
const patientAfterMs = 10 * 60_000
/** Milliseconds between two looks from then on (threats 48). */
const patientMs = 60_000

/** Milliseconds to the next look at something that is waited for, by how long that has been. */
export function pollMs(waitedMs: number): number {
  return waitedMs < patientAfterMs ? firstMs : patientMs
}
