import { useQuery } from '@tanstack/react-query'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { leadSources } from '#mocks/contracts/leads/lead-sources.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { FindRow } from '../core/find-row.tsx'
import { type LeadsOwner, leadSettingsQuery, ownersQuery } from './leads.queries.ts'
import { leadsWords, sourceWords } from './leads.words.ts'
import type { LeadsViewState } from './use-leads-view.ts'

/** A list of Radix takes no empty value. */
const any = 'any'
const named = (value: string) => `is:${value}`
const nameOf = (value: string) => (value === any ? '' : value.slice(3))

/** Narrows the list of leads down. */
export function LeadsTools({ owner, view }: { owner: LeadsOwner; view: LeadsViewState }) {
  const { workspace } = useWorkspace()
  const { data: settings } = useQuery(leadSettingsQuery(owner))
  const { data: people = [] } = useQuery(ownersQuery(owner.region, workspace.uid))
  const stages = [...new Set([...(settings?.stages ?? []), ...(view.stage ? [view.stage] : [])])]
  const owners = [...new Set([...people, ...(view.owner ? [view.owner] : [])])]
  return (
    <FindRow data-find={leadsWords.find['data-find']}>
      <SearchField
        label={leadsWords.find.label}
        value={view.typed}
        onChange={(event) => view.setTyped(event.currentTarget.value)}
      />
      <Select
        aria-label="Stage"
        value={view.stage ? named(view.stage) : any}
        onValueChange={(next) => view.setStage(nameOf(next))}
        options={[
          { value: any, label: 'Every stage' },
          ...stages.map((value) => ({ value: named(value), label: value })),
        ]}
      />
      <Select
        aria-label="Source"
        value={view.source || any}
        onValueChange={(next) => view.setSource(leadSources.find((source) => source === next) ?? '')}
        options={[
          { value: any, label: 'Every source' },
          ...leadSources.map((value) => ({ value, label: sourceWords[value] })),
        ]}
      />
      <Select
        aria-label="Owner"
        value={view.owner ? named(view.owner) : any}
        onValueChange={(next) => view.setOwner(nameOf(next))}
        options={[
          { value: any, label: 'Every owner' },
          ...owners.map((value) => ({ value: named(value), label: value })),
        ]}
      />
    </FindRow>
  )
}
