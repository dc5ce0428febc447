import { readApproval, saveApproval } from './approval.contract.ts'
import { listCheckCases, removeCheckCase, saveCheckCase } from './case.contract.ts'
import {
  cancelCheckRun,
  createApprovalLink,
  createCheckRun,
  getCheckRun,
  removeApprovalLink,
} from './run.contract.ts'

/** What a draft must answer rightly before visitors get it. */
export const publishingContracts = [
  listCheckCases,
  saveCheckCase,
  removeCheckCase,
  createCheckRun,
  getCheckRun,
  cancelCheckRun,
  createApprovalLink,
  removeApprovalLink,
  readApproval,
  saveApproval,
] as const
