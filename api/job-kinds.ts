import { areas } from './areas.ts'
import type { JobKind } from './jobs/job-kind.ts'
import type { JobDeps } from './shared/area.ts'

/** Every kind of work the scheduler does. */
export function jobKinds(deps: JobDeps): JobKind[] {
  return areas.flatMap((area) => area.jobs?.(deps) ?? [])
}
