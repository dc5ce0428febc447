import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { DiscoveryWay } from '#mocks/contracts/knowledge/discovery.schema.ts'
import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { FindPagesForm } from './find-pages-form.tsx'
import { FoundPages } from './found-pages.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { discoveryQuery, useCancelSearch } from './page.queries.ts'
import { useAddPages } from './use-add-pages.ts'
import { useFindPages } from './use-find-pages.ts'

interface FindPagesModalProps {
  owner: KnowledgeOwner
  /** Where pages are looked for. */
  by: DiscoveryWay
  open: boolean
  onClose: () => void
  onExited: () => void
}

const words: Record<DiscoveryWay, { title: string; subtitle: string }> = {
  sitemap: {
    title: 'Add pages of a site map',
    subtitle: 'Reads the list of pages a website keeps. Which of them the agent is to know, you choose then.',
  },
  crawl: {
    title: 'Add a whole website',
    subtitle:
      'Follows the links of a website. Every page it finds is chosen; take away what the agent need not know.',
  },
}

/** Finds pages, has them chosen, and adds those: address, found pages, added. */
export function FindPagesModal({ owner, by, open, onClose, onExited }: FindPagesModalProps) {
  const search = useFindPages(owner, by)
  const query = useQuery({ ...discoveryQuery(owner, search.discoveryId), enabled: search.discoveryId !== '' })
  const cancel = useCancelSearch(owner)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [refreshRate, setRefreshRate] = useState<RefreshRate>('never')
  const { addPages, isAdding } = useAddPages(owner)
  const isLooking = search.discoveryId !== ''
  const found = isLooking ? query.data : undefined
  const isDone = found?.state === 'done'
  const isAsking = !isLooking || found?.state === 'failed'

  // Whoever asks for the whole website has every page chosen, and takes away what is too much.
  useEffect(() => {
    if (by !== 'crawl' || !isDone) return
    choose(new Set(found.pages.filter(({ known }) => !known).map(({ url }) => url)))
  }, [by, isDone, found])

  const isSearching = isLooking && !isDone && found?.state !== 'failed'

  /** A search nobody will look at is ended; should that fail, it ends by itself. */
  function stopSearching() {
    if (isSearching) cancel.mutate(search.discoveryId)
  }

  function startOver() {
    stopSearching()
    choose(new Set())
    search.reset()
  }

  return (
    <Modal
      size="lg"
      open={open}
      onOpenChange={() => {
        stopSearching()
        onClose()
      }}
      onExited={onExited}
      title={words[by].title}
      subtitle={words[by].subtitle}
      footer={
        <>
          {!isAsking && <Button onClick={startOver}>{isSearching ? 'Cancel search' : 'Back'}</Button>}
          {isAsking && (
            <Button tone="primary" loading={search.isStarting} onClick={() => void search.start()}>
              Find pages
            </Button>
          )}
          {isDone && (
            <Button
              tone="primary"
              loading={isAdding}
              disabled={chosen.size === 0}
              onClick={async () => {
                if (await addPages([...chosen], refreshRate)) onClose()
              }}
            >
              {`Add ${formatCount(chosen.size, 'page')}`}
            </Button>
          )}
        </>
      }
    >
      {isAsking && (
        <FindPagesForm
          owner={owner}
          by={by}
          search={search}
          message={search.message || (found?.message ?? '')}
        />
      )}
      {isLooking && query.error && (
        <FailureState
          compact
          error={query.error}
          title="The search could not be looked at"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {isLooking && !query.error && (!found || found.state === 'running') && (
        <Stack gap={2}>
          <ProgressBar
            label="Looking for pages"
            value={null}
            valueText={found && found.found > 0 ? `${formatCount(found.found, 'page')} so far` : undefined}
          />
        </Stack>
      )}
      {isDone && (
        <FoundPages
          owner={owner}
          found={found}
          chosen={chosen}
          onChoose={choose}
          refreshRate={refreshRate}
          onRefreshRate={setRefreshRate}
        />
      )}
    </Modal>
  )
}
