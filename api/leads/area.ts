import { defineArea } from '../shared/area.ts'
import { createFullMails } from './full-leads.ts'
import { leadRoutes } from './lead.routes.ts'
import { createLeadMails } from './lead-mails.ts'
import { leadSettingsRoutes } from './lead-settings.routes.ts'
import { upgradeLeads } from './upgrade-leads.ts'

const mailEveryMs = 5 * 1000
const fullEveryMs = 60 * 1000

/** People who left their details (decision 0083). */
export const leadsArea = defineArea({
  name: 'leads',
  operations: (deps) => [...leadRoutes(deps), ...leadSettingsRoutes(deps)],
  collections: {
    leads: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, createdAt: -1, _id: -1 }, // an agent's leads, latest first
        { agentId: 1, owner: 1, createdAt: -1, _id: -1 }, // those somebody looks after
        { agentId: 1, stage: 1, createdAt: -1, _id: -1 }, // those of a stage
        { agentId: 1, source: 1, createdAt: -1, _id: -1 }, // those from one source
        { agentId: 1, emailKey: 1, createdAt: -1 }, // who has the same address
        { agentId: 1, phoneKey: 1, createdAt: -1 }, // who has the same number
        { mailAt: 1 }, // mails that are due
        { agentId: 1, gatheredAt: 1 }, // those of the mail at the end of an hour
      ],
    },
    leadLinks: {
      agent: 'agentId',
      indexes: [{ agentId: 1, leadKey: 1 }], // removing an agent's, and a lead's conversations
    },
    leadSettings: {
      agent: '_id',
      indexes: [{ fullDueAt: 1 }], // owners who are to be told that there is no room
    },
  },
  rounds: (deps) => [
    { everyMs: mailEveryMs, work: () => createLeadMails(deps).round(), alone: 'leads.mails' },
    { everyMs: fullEveryMs, work: () => createFullMails(deps).round(), alone: 'leads.full' },
  ],
  upgrade: { version: 2, run: upgradeLeads },
})
