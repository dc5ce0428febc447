import { ApiError } from '#features/shared/api-error.ts'
import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { formatCount } from '#ui/format/number.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { usePageChanges } from './page.queries.ts'

/** Adds pages and says what became of them; whether they were added. */
export function useAddPages(owner: KnowledgeOwner) {
  const { notify } = useToast()
  const { add } = usePageChanges(owner)
  return {
    isAdding: add.isPending,
    async addPages(urls: readonly string[], refreshRate: RefreshRate): Promise<boolean> {
      try {
        const { added, known, left } = await add.mutateAsync({ urls: [...urls], refreshRate })
        const notes = [
          known > 0 && `${formatCount(known, 'page')} known already.`,
          left > 0 && `${formatCount(left, 'page')} left out: there is no room for more documents.`,
        ].filter(Boolean)
        notify({
          kind: 'success',
          title: `${formatCount(added, 'page')} added`,
          message: notes.join(' ') || undefined,
        })
        return true
      } catch (error) {
        notify({
          kind: 'failure',
          title: 'Not added',
          message: error instanceof ApiError ? error.message : undefined,
        })
        return false
      }
    },
  }
}
