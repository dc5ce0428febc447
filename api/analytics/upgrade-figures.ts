import { isVisitorSource } from '#mocks/contracts/leads/lead-sources.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLeadRepository } from '../leads/lead.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createFigureMarks, hourOf } from './figure-marks.ts'

/** Hours of earlier versions, which counted no leads, are counted anew where a visitor left one. */
export async function upgradeFigures(stores: Stores, region: Region): Promise<void> {
  const { mark } = createFigureMarks({ stores, now: Date.now })
  const marked = new Set<string>()
  for await (const { agentId, createdAt, source } of everyDocument(
    createLeadRepository(stores).leads(region),
  )) {
    const hour = `${agentId}:${hourOf(createdAt)}`
    if (!isVisitorSource(source) || marked.has(hour)) continue
    marked.add(hour)
    await mark(region, agentId, createdAt)
  }
}
