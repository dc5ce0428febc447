import {
  type AutomationFields,
  agentMissing,
  automationFieldsSchema,
  automationsLimit,
} from '#mocks/contracts/library/automation.schema.ts'
import { itemLimitReached } from '#mocks/contracts/library/library.refusals.ts'
import { nextRun } from '#mocks/contracts/library/next-run.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { createAgentRepository } from '../../agents/agent.repository.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { invalid, notFound, refused } from '../../http/http-error.ts'
import { insertWithin } from '../../store/insert-within.ts'
import { saveFields } from '../../store/save-fields.ts'
import { createAskForAutomation } from './ask-for-automation.ts'
import { presentAutomation } from './automation.presenter.ts'
import { type AutomationDoc, createAutomationRepository } from './automation.repository.ts'

/** What is sent of a crawler, and on which revision. */
export interface AutomationSave {
  region: Region
  workspaceId: string
  automationId: string
  sent: Partial<AutomationFields>
  rev: number | undefined
}

/** Makes crawlers and changes them. */
export function createAutomationService(deps: Pick<Deps, 'stores' | 'now'>) {
  const ask = createAskForAutomation(deps)

  const { automations } = createAutomationRepository(deps.stores)
  const agents = createAgentRepository(deps.stores)

  /** A crawler teaches an agent of its own workspace alone. */
  async function assertOwnAgent(region: Region, workspaceId: string, agentId: string): Promise<void> {
    const agent = await agents.find(region, agentId)
    if (agent?.ownerID !== workspaceId) throw invalid({ agentId: agentMissing })
  }

  async function create({ region, workspaceId, automationId, sent }: AutomationSave): Promise<AutomationDoc> {
    const checked = validate(automationFieldsSchema, { schedule: 'manual', enabled: true, ...sent })
    if (!checked.ok) throw invalid(checked.fields)
    await assertOwnAgent(region, workspaceId, checked.value.agentId)
    const doc: AutomationDoc = {
      _id: automationId,
      workspaceId,
      ...checked.value,
      runId: null,
      runUntil: 0,
      nextRunAt: nextRun(checked.value, deps.now()),
      createdAt: unixNow(deps),
      lastModified: unixNow(deps),
      rev: 1,
      fieldRevs: {},
    }
    const limit = {
      among: { workspaceId },
      most: automationsLimit,
      full: () => refused(itemLimitReached(automationsLimit, 'website syncs')),
    }
    // First, so that a process that is killed in between leaves no sync that never runs.
    if (doc.nextRunAt !== null) await ask(region, doc, doc.nextRunAt)
    if (await insertWithin(automations(region), doc, limit)) return doc
    // The same click twice: the first one's crawler. Somebody else's id is nobody's business.
    const twin = await automations(region).findOne({ _id: automationId })
    if (twin?.workspaceId !== workspaceId) throw notFound()
    return twin
  }

  async function change(doc: AutomationDoc, { region, workspaceId, sent, rev }: AutomationSave) {
    if (sent.agentId !== undefined) await assertOwnAgent(region, workspaceId, sent.agentId)
    const { enabled = doc.enabled, schedule = doc.schedule } = sent
    const isRescheduled = enabled !== doc.enabled || schedule !== doc.schedule
    const saved = await saveFields<AutomationDoc>({
      store: automations(region),
      id: doc._id,
      fields: sent,
      rev,
      stamp: {
        lastModified: unixNow(deps),
        ...(isRescheduled && { nextRunAt: nextRun({ enabled, schedule }, deps.now()) }),
      },
      present: (current) => ({ ...presentAutomation(current, null, null) }),
    })
    if (saved.nextRunAt !== null) await ask(region, saved, saved.nextRunAt)
    return saved
  }

  return { create, change }
}
