import { importLeads } from './import.contract.ts'
import { getConversationLead, getLead, listLeads, mergeLeads, removeLead, saveLead } from './lead.contract.ts'
import { getLeadSettings, saveLeadSettings } from './lead-settings.contract.ts'

/** People who left their details. */
export const leadsContracts = [
  listLeads,
  getLead,
  saveLead,
  removeLead,
  mergeLeads,
  getConversationLead,
  getLeadSettings,
  saveLeadSettings,
  importLeads,
] as const
