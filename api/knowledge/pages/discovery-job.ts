import { pageFailures } from '#mocks/contracts/knowledge/page-failures.ts'
import type { Deps } from '../../deps.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { SiteReadError } from '../../providers/site-reader/site-read-error.ts'
import { discoveriesOf } from './discovery.repository.ts'
import { siteProofOf } from './site-proof.ts'

/** Looks for the pages of a website; its key is the search's `_id`. */
export const discoveryJobKind = 'knowledge.discovery'

/** Milliseconds between two notes of how far a search is. */
const noteMs = 500

/** Looks for pages. A search that ended stays as it ended, whoever begins it again. */
export function discoveryKind(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'pageReader'>): JobKind {
  return {
    kind: discoveryJobKind,
    atOnce: 3,
    ofOneWorkspace: 1,
    attempts: 3,
    async run({ region, key, workspaceId, signal }) {
      const discoveries = discoveriesOf(deps.stores, region)
      const running = { _id: key, state: 'running' as const }
      const doc = await discoveries.findOne(running)
      if (!doc) return undefined
      const cancelled = new AbortController()
      let notedAt = 0
      let noting: Promise<unknown> = Promise.resolve()
      try {
        const findings = await deps.pageReader.findPages(doc, {
          signal: AbortSignal.any([signal, cancelled.signal]),
          owner: workspaceId,
          siteProof: siteProofOf(workspaceId),
          onFound(found) {
            if (performance.now() - notedAt < noteMs) return
            notedAt = performance.now()
            noting = discoveries.updateOne(running, { $set: { found } }).then(
              // Somebody cancelled it, in whatever process.
              ({ matchedCount }) => matchedCount === 0 && cancelled.abort(),
              () => undefined,
            )
          },
        })
        await noting
        const { pages, refused, cutShort } = findings
        await discoveries.updateOne(running, {
          $set: { state: 'done', found: pages.length, pages, refused, cutShort },
        })
      } catch (error) {
        await noting
        if (cancelled.signal.aborted) return undefined
        if (signal.aborted || !(error instanceof SiteReadError)) throw error
        await discoveries.updateOne(running, { $set: { state: 'failed', message: error.message } })
      }
      return undefined
    },
    async gaveUp({ region, key }) {
      await discoveriesOf(deps.stores, region).updateOne(
        { _id: key, state: 'running' },
        { $set: { state: 'failed', message: pageFailures.interrupted } },
      )
    },
  }
}
