import { limitReached, type Refusal } from '../shared/refusal.ts'

/** Most files one member keeps in a workspace that went with nothing yet, and their size together in MB. */
export const unsentFiles = { most: 20, mostMB: 100 } as const

/** Whoever uploads and never sends would fill what the whole workspace keeps. `sizes` are those that wait, in bytes. */
export function refuseUnsent(sizes: readonly number[], size: number): Refusal | undefined {
  const { most, mostMB } = unsentFiles
  const bytes = sizes.reduce((sum, each) => sum + each, size)
  if (sizes.length < most && bytes <= mostMB * 1_000_000) return undefined
  return limitReached(
    `You have up to ${most} files, ${mostMB} MBs in all, that are not sent. Send some of them, or wait a day until they are gone.`,
  )
}
