import type { WorkspaceLog } from '#mocks/contracts/analytics/log.schema.ts'
import type { Receipt } from '#mocks/contracts/analytics/receipt.schema.ts'
import type { CsvCell } from '#mocks/contracts/shared/csv.ts'

const moment = (ts: number) => new Date(ts * 1000).toISOString()

/** The log as a file. */
export const logCsv: Readonly<Record<string, (entry: WorkspaceLog) => CsvCell>> = {
  When: ({ ts }) => moment(ts),
  Type: ({ type }) => type,
  Content: ({ content }) => content,
  Agent: ({ agentTitle }) => agentTitle,
  'Agent ID': ({ agentId }) => agentId,
  Channel: ({ channel }) => channel,
  Metadata: ({ metadata }) => metadata,
  Mailed: ({ mailed }) => (mailed ? 'yes' : 'no'),
}

/** Receipts as a file. */
export const receiptCsv: Readonly<Record<string, (receipt: Receipt) => CsvCell>> = {
  When: ({ ts }) => moment(ts),
  Amount: ({ amount }) => amount,
  Direction: ({ direction }) => direction,
  'Caused by': ({ causedBy }) => causedBy,
  Feature: ({ featureKey }) => featureKey,
  Agent: ({ agentTitle }) => agentTitle,
  'Agent ID': ({ agentId }) => agentId,
  Model: ({ modelId }) => modelId,
  'Tokens read': ({ promptTokens }) => promptTokens,
  'Tokens written': ({ completionTokens }) => completionTokens,
  Question: ({ question }) => question,
  Message: ({ logMessage }) => logMessage,
  Organisation: ({ orgName }) => orgName,
  'From the organisation': ({ consumedFromOrg }) => (consumedFromOrg ? 'yes' : 'no'),
}
