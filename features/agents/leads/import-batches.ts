import type { ImportRow } from '#mocks/contracts/leads/import-row.schema.ts'
import { importBatchLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { apiLimits } from '#mocks/contracts/shared/api-limits.ts'

/** Room that is left for what stands around the rows. */
const bytesOfRows = apiLimits.bodyBytes * 0.9

/** Rows of a file in the pieces they are sent in: no call brings more than one may, in rows and in bytes. */
export function importBatches(rows: readonly ImportRow[]): ImportRow[][] {
  const batches: ImportRow[][] = []
  const bytesOf = new TextEncoder()
  let bytes = 0
  for (const row of rows) {
    const own = bytesOf.encode(JSON.stringify(row)).length + 1
    const last = batches.at(-1)
    if (last && last.length < importBatchLimit && bytes + own <= bytesOfRows) {
      last.push(row)
      bytes += own
    } else {
      batches.push([row])
      bytes = own
    }
  }
  return batches
}
