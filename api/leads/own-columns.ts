import { type LeadCard, newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { leadStagesLimit, leadValueLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { revKey } from '#mocks/contracts/shared/revision.ts'
import { notFound } from '../http/http-error.ts'
import { changeDocument } from '../store/change-document.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Stores } from '../store/store.ts'
import { createLeadRepository, type LeadSettingsDoc } from './lead.repository.ts'

/** Gives what visitors answered columns of their own to stand in. */
export function createOwnColumns(stores: Stores) {
  const { settings, settingsOf } = createLeadRepository(stores)

  /** The values under their columns as they are called there. Where columns are full, a value waits for its own. */
  return async function withColumns(
    region: Region,
    agentId: string,
    fields: LeadCard['fields'],
  ): Promise<LeadCard['fields']> {
    if (fields.length === 0) return []
    const missing = (columns: readonly string[]) =>
      fields.map(({ column }) => column).filter((column) => !find(columns, column))
    let { columns } = await settingsOf(region, agentId)
    if (missing(columns).length > 0) {
      const store = settings(region)
      await insertIfAbsent(store, { _id: agentId, ...newLeadSettings, fieldRevs: {} })
      const changed = await changeDocument<LeadSettingsDoc>({
        store,
        id: agentId,
        edit: ({ columns: before, rev }) => ({
          columns: [...before, ...missing(before)].slice(0, leadStagesLimit),
          [`fieldRevs.${revKey('columns')}`]: rev + 1,
        }),
        refuse: () => notFound(),
      })
      columns = changed.columns
    }
    return fields.map(({ column, value }) => ({
      column: find(columns, column) ?? column,
      value: cutText(value, leadValueLimit),
    }))
  }
}

function find(columns: readonly string[], column: string): string | undefined {
  return columns.find((one) => one.toLowerCase() === column.toLowerCase())
}
