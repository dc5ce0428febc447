import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { logKeptDays, logTypeLabels, logTypes } from '#mocks/contracts/analytics/log.schema.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { AgentFilter } from '../shared/agent-filter.tsx'
import { allOrOne } from '../shared/all-or-one.ts'
import { LibraryFilter } from '../shared/library-filter.tsx'
import { PeriodChoice, usePeriod } from '../shared/period.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { ExportLogs } from './export-logs.tsx'
import { type LogFilter, logsQuery, readLogs, readReceipts, receiptsQuery } from './log.queries.ts'
import { logColumns, receiptColumns } from './log-columns.tsx'
import { logCsv, receiptCsv } from './log-csv.ts'
import { LogList } from './log-list.tsx'
import '../shared/library.css'

const kinds = ['entries', 'receipts'] as const
const types = ['all', ...logTypes] as const
const page = { limit: '100' }

/** What was logged in a workspace, and what its answers cost (spec 2 §7.5, spec 3 §3). */
export function LogsScreen() {
  const { owner } = useLibraryAccess()
  const [kind, setKind] = useUrlState('show', choiceValue(kinds))
  const [type, setType] = useUrlState('type', choiceValue(types))
  const [agentId, setAgent] = useUrlState('agent', textValue)
  const { since, ...period } = usePeriod()
  const filter: LogFilter = { type, agentId, since }
  const logs = useInfiniteQuery({ ...logsQuery(owner, filter), enabled: kind === 'entries' })
  const receipts = useInfiniteQuery({ ...receiptsQuery(owner, filter), enabled: kind === 'receipts' })
  const mayRead = useMay(listMessages)
  const isNarrowed = agentId !== '' || since !== undefined
  const message = 'Try another filter.'

  return (
    <Stack gap={6}>
      <PageHead
        title="Logs"
        help={`What your servers and agents noted in the last ${logKeptDays} days, and what each answer cost. Nothing is charged yet.`}
        action={
          kind === 'entries' ? (
            <ExportLogs
              name="log"
              columns={logCsv}
              read={(cursor) => readLogs(owner, filter, { ...page, cursor })}
            />
          ) : (
            <ExportLogs
              name="receipts"
              columns={receiptCsv}
              read={(cursor) => readReceipts(owner, filter, { ...page, cursor })}
            />
          )
        }
      />
      <Row wrap className="vg-_library__tools">
        <SegmentedControl
          label="What is listed"
          value={kind}
          segments={[
            { value: 'entries', label: 'Log' },
            { value: 'receipts', label: 'Receipts' },
          ]}
          onValueChange={(next) => setKind(next)}
        />
        <AgentFilter value={agentId} onValueChange={(next) => setAgent(next)} />
        {kind === 'entries' && (
          <LibraryFilter
            label="Type"
            value={type}
            onValueChange={(next) => setType(next)}
            options={allOrOne('All types', logTypes, (each) => logTypeLabels[each])}
          />
        )}
        <PeriodChoice {...period} />
      </Row>
      {kind === 'entries' ? (
        <LogList
          label="Log"
          list={logs}
          columns={logColumns}
          empty={
            isNarrowed || type !== 'all'
              ? { title: 'No entry matches', message }
              : {
                  title: 'Nothing logged yet',
                  message: 'Your servers write here with POST /api/{region}/workspace/{workspace}/logs.',
                }
          }
        />
      ) : (
        <LogList
          label="Receipts"
          list={receipts}
          columns={receiptColumns(
            mayRead
              ? ({ agentId, conversationId: chat, messageId }) =>
                  paths.agentChats.href(owner.region, agentId, chat, messageId || undefined)
              : undefined,
          )}
          empty={
            isNarrowed
              ? { title: 'No receipt matches', message }
              : { title: 'No receipts yet', message: 'Each answer of an agent leaves one.' }
          }
        />
      )}
    </Stack>
  )
}
