import { useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { type DiscoveryWay, discoveryFieldsSchema } from '#mocks/contracts/knowledge/discovery.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { useDiscover } from './page.queries.ts'

/** What is typed of a search. */
export interface TypedSearch {
  address: string
  maxPages: string
  include: readonly string[]
  exclude: readonly string[]
}

const usualPages = { sitemap: '1000', crawl: '100' }

/** A search for pages, from what is typed to where it is looked at. */
export function useFindPages(owner: KnowledgeOwner, by: DiscoveryWay) {
  const discover = useDiscover(owner)
  const [typed, setTyped] = useState<TypedSearch>({
    address: '',
    maxPages: usualPages[by],
    include: [],
    exclude: [],
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState('')
  const [discoveryId, setDiscoveryId] = useState('')

  return {
    typed,
    errors,
    /** Why it was not begun; '' otherwise. */
    message,
    /** '' until one was begun. */
    discoveryId,
    isStarting: discover.isPending,
    set(next: Partial<TypedSearch>) {
      setTyped((before) => ({ ...before, ...next }))
      setErrors({})
    },
    reset() {
      setDiscoveryId('')
      setMessage('')
    },
    async start(): Promise<void> {
      const fields = { ...typed, by, maxPages: typed.maxPages === '' ? Number.NaN : Number(typed.maxPages) }
      const checked = validate(discoveryFieldsSchema, fields)
      setMessage('')
      if (!checked.ok) return setErrors(checked.fields)
      try {
        const { ID } = await discover.mutateAsync({ discoveryId: newAgentId(), ...checked.value })
        setDiscoveryId(ID)
      } catch (error) {
        if (error instanceof ApiError) setErrors(error.fields)
        setMessage(error instanceof Error ? error.message : '')
      }
    },
  }
}

/** What a form shows of it. */
export type FindPagesState = ReturnType<typeof useFindPages>
