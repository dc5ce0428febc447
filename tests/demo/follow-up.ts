import { listLeads, saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import { newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import type { DemoAgent } from './agents.ts'
import { call } from './call.ts'
import { asAnswering, type Demo } from './people.ts'

const mostLeads = '50'
/** How far a lead has come, by its place in the list; the latest are new. */
const course = ['New', 'New', 'Contacted', 'Contacted', 'Won', 'Contacted', 'Lost', 'Won'] as const
const notes = ['', 'Asked for an offer.', '', 'Prefers the morning.', 'Comes again every week.'] as const

/** What members did with the leads visitors left: stages, who looks after them, and notes. */
export async function followUp(demo: Demo, agents: readonly DemoAgent[]): Promise<void> {
  let place = 0
  for (const region of regions) {
    await asAnswering(demo, region, async ({ client, email }) => {
      for (const { id: agentId, plan } of agents) {
        if (plan.region !== region || plan.visitors === 0) continue
        const params = { region, agentId }
        const { items } = await call(client, listLeads, { params, query: { limit: mostLeads } })
        for (const { ID: leadId } of items) {
          const stage = course[place % course.length] ?? newLeadSettings.stages[0]
          const note = notes[place % notes.length] ?? ''
          place += 1
          if (stage === 'New') continue
          const body = { stage, owner: email, notes: note }
          await call(client, saveLead, { params: { ...params, leadId }, body })
        }
      }
    })
  }
}
