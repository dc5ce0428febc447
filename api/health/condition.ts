/** Outside services whose last call tells how they are. */
export type Dependency = 'files' | 'mail' | 'model'

/** What is set wrongly, as requests show it: a proxy is in front, and `TRUST_PROXY` does not say so. */
export type SettingWarning = 'TRUST_PROXY'

/** What a server knows of itself without asking anybody. */
export interface Condition {
  /** Where it is in its life: before its first look at the store, answering, or on its way out. */
  phase: 'starting' | 'serving' | 'stopping'
  worked(dependency: Dependency): void
  failed(dependency: Dependency): void
  /** Services whose last call failed, lately. */
  failing(): Dependency[]
  /** Settings that seem wrong since this process runs. */
  readonly warnings: Set<SettingWarning>
}

/** A failure nobody followed up says nothing any more. */
const forgottenMs = 15 * 60 * 1000

/** The condition of one server. `now` is monotonic, in milliseconds. */
export function createCondition(
  phase: Condition['phase'],
  now: () => number = () => performance.now(),
): Condition {
  const failures = new Map<Dependency, number>()
  return {
    phase,
    warnings: new Set(),
    worked: (dependency) => void failures.delete(dependency),
    failed: (dependency) => void failures.set(dependency, now()),
    failing: () => [...failures].flatMap(([name, at]) => (now() - at < forgottenMs ? [name] : [])).sort(),
  }
}
