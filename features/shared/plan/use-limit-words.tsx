import type { ReactNode } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { paths } from '#features/shared/paths.ts'
import { Link } from '#ui/link/link.tsx'
import { useMayUpgrade } from './plans-link.tsx'

/** What a notice says of a failure; where the plan allows no more, with the way to the plans. */
export function useLimitWords(): (error: unknown, words?: string) => ReactNode {
  const mayUpgrade = useMayUpgrade()
  return (error, words = error instanceof Error ? error.message : String(error)) => {
    const isLimit = error instanceof ApiError && error.code === 'limit_reached'
    if (!isLimit || !mayUpgrade) return words
    return (
      <>
        {words} <Link href={paths.pricing.href()}>See plans</Link>
      </>
    )
  }
}
