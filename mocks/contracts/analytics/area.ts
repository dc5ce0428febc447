import { getFigures, getQuestionGroups, getUsage } from './figures.contract.ts'
import { getHome } from './home.contract.ts'
import { createLog, listLogs } from './log.contract.ts'
import { listReceipts } from './receipt.contract.ts'

/** What visitors want, what answering costs, and what happened. */
export const analyticsContracts = [
  getFigures,
  getQuestionGroups,
  getUsage,
  getHome,
  listReceipts,
  listLogs,
  createLog,
] as const
