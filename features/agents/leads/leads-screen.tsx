import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Contact, SearchX } from 'lucide-react'
import { Fragment } from 'react'
import { ListPending } from '#features/shared/lists/list-pending.tsx'
import { LoadMore } from '#features/shared/lists/load-more.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useExit } from '#ui/hooks/use-exit.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ColumnsChoice } from './columns-choice.tsx'
import { LeadItem } from './lead-item.tsx'
import { leadSettingsQuery, leadsQuery } from './leads.queries.ts'
import { LeadsActions } from './leads-actions.tsx'
import { LeadsTable } from './leads-table.tsx'
import { LeadsTools } from './leads-tools.tsx'
import { useLeadColumns } from './use-lead-columns.ts'
import { useLeadsView } from './use-leads-view.ts'

export interface LeadsScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Leads' (spec 3 §2, path `/leads`). */
export function LeadsScreen({ region, agentId }: LeadsScreenProps) {
  const owner = { region, agentId }
  const view = useLeadsView()
  const mayChange = useMay(saveLead)
  const { q, stage, source, owner: ownedBy } = view
  const wanted = { q, stage, source, owner: ownedBy }
  const list = useInfiniteQuery(leadsQuery(owner, wanted))
  const { data: settings } = useQuery(leadSettingsQuery(owner))
  const columns = useLeadColumns(agentId, settings?.columns ?? [])
  const { shown, key, ...stageOf } = useExit(view.item || undefined)
  const leads = list.data?.pages.flatMap(({ items }) => items)
  const isBare = leads?.length === 0 && !view.narrowed

  return (
    <Stack gap={5} key={agentId}>
      <PageHead
        className="vg-_leads__head"
        title="Leads"
        help="People who left their details: in a conversation, a flow or a request, from a file or by hand."
        action={<LeadsActions owner={owner} wanted={wanted} onShow={view.show} mayChange={mayChange} />}
      />
      {!mayChange && <LookOnlyNote />}
      {!isBare && (
        <LeadsTools owner={owner} view={view}>
          <ColumnsChoice {...columns} />
        </LeadsTools>
      )}
      {!leads && <ListPending query={list} what="the leads" />}
      {isBare && (
        <EmptyState
          icon={<Contact />}
          title="No leads yet"
          message="When a visitor leaves an email address or a phone number, they appear here."
        />
      )}
      {leads?.length === 0 && view.narrowed && (
        <EmptyState icon={<SearchX />} title="No lead matches" message="Try other words or another filter." />
      )}
      {leads && leads.length > 0 && (
        <Stack gap={5} aria-busy={list.isPlaceholderData || undefined}>
          <LeadsTable leads={leads} {...columns} onOpen={view.show} />
          <LoadMore list={list} many="leads" />
        </Stack>
      )}
      {shown !== undefined && (
        <Fragment key={key}>
          <LeadItem
            {...stageOf}
            owner={owner}
            item={shown}
            readOnly={!mayChange}
            onClose={view.close}
            onShow={view.show}
          />
        </Fragment>
      )}
    </Stack>
  )
}
