import { checkedRowSchema, type ImportRow } from '#mocks/contracts/leads/import.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { HttpError } from '../http/http-error.ts'
import { newId } from '../shared/secrets.ts'
import type { createChangeLeads } from './change-leads.ts'
import type { createLeadRepository } from './lead.repository.ts'

/** What became of the rows of a file. */
interface Imported {
  created: number
  joined: number
  refused: { row: number; message: string }[]
}

/** Brings rows in, one after the other: a later row may be about somebody of an earlier one. */
export async function importRows(
  { alike }: Pick<ReturnType<typeof createLeadRepository>, 'alike'>,
  { insert, fill }: Pick<ReturnType<typeof createChangeLeads>, 'insert' | 'fill'>,
  { region, agent, rows }: { region: Region; agent: AgentDoc; rows: readonly ImportRow[] },
): Promise<Imported> {
  const done: Imported = { created: 0, joined: 0, refused: [] }
  for (const [row, sent] of rows.entries()) {
    const checked = validate(checkedRowSchema, sent)
    if (!checked.ok) {
      done.refused.push({ row, message: Object.values(checked.fields)[0] ?? '' })
      continue
    }
    const { email = '', phone = '' } = checked.value
    const [known] = await alike(region, agent._id, { email, phone }, 1)
    try {
      if (known) await fill(region, known._id, checked.value)
      else await insert(region, agent, newId(), 'file', checked.value)
      if (known) done.joined += 1
      else done.created += 1
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      done.refused.push({ row, message: Object.values(error.details.fields ?? {})[0] ?? error.message })
    }
  }
  return done
}
