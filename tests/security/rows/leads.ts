import { saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import { aboutAgent, savedBy } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows, RowTarget } from '../matrix/row.ts'

const aboutLead = ({ region, agentId, thingId: leadId }: RowTarget) => ({
  params: { region, agentId, leadId },
})
const written: MatrixRow['input'] = ({ region, agentId, newAgentId: leadId }) => ({
  params: { region, agentId, leadId },
  body: { name: 'Matrix', email: `${leadId}@example.com` },
})
const aLead = savedBy(saveLead, written)

/** People who left their details. */
export const leadsRows: MatrixRows = {
  'leads.lead.list': { input: aboutAgent },
  'leads.lead.get': { about: aLead, input: aboutLead },
  'leads.lead.save': { input: written, fills: true },
  'leads.lead.remove': { aboutOwn: aLead, input: aboutLead },
  'leads.merge.create': {
    about: aLead,
    input: ({ region, agentId, thingId: leadId }) => ({
      params: { region, agentId, leadId },
      body: { otherId: 'nobody-at-all' },
    }),
    exceptions: [{ status: 404, why: 'there is no other lead to take in' }],
  },
  'leads.conversationLead.get': {
    input: ({ region, agentId }) => ({ params: { region, agentId, conversationId: 'never-held-at-all' } }),
  },
  'leads.settings.get': { input: aboutAgent },
  'leads.settings.save': {
    input: (target) => ({ ...aboutAgent(target), body: { stages: ['New', 'Done'] } }),
    fills: true,
  },
  'leads.import.create': {
    input: (target) => ({ ...aboutAgent(target), body: { rows: [{ name: 'Row' }] } }),
  },
}
