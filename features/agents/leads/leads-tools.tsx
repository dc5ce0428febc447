import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { leadSources } from '#mocks/contracts/leads/lead-sources.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { type LeadsOwner, leadSettingsQuery, ownersQuery } from './leads.queries.ts'
import { leadsWords, sourceWords } from './leads.words.ts'
import type { LeadsViewState } from './use-leads-view.ts'

interface LeadsToolsProps {
  owner: LeadsOwner
  view: LeadsViewState
  /** Stands at the end of the line. */
  children: ReactNode
}

/** A list of Radix takes no empty value. */
const any = 'any'
const named = (value: string) => `is:${value}`
const nameOf = (value: string) => (value === any ? '' : value.slice(3))

/** Narrows the list of leads down, in one line: the list begins as far up as it can. */
export function LeadsTools({ owner, view, children }: LeadsToolsProps) {
  const { workspace } = useWorkspace()
  const { data: settings } = useQuery(leadSettingsQuery(owner))
  const { data: people = [] } = useQuery(ownersQuery(owner.region, workspace.uid))
  const stages = [...new Set([...(settings?.stages ?? []), ...(view.stage ? [view.stage] : [])])]
  const owners = [...new Set([...people, ...(view.owner ? [view.owner] : [])])]
  const many = [view.stage, view.source, view.owner].filter(Boolean).length
  return (
    <Row gap={2} data-find={leadsWords.find['data-find']}>
      <SearchField
        className="vg-_leads__search"
        label={leadsWords.find.label}
        value={view.typed}
        onChange={(event) => view.setTyped(event.currentTarget.value)}
      />
      <Popover
        title="Filters"
        size="sm"
        trigger={
          <Button
            icon={<ListFilter aria-hidden />}
            aria-label={many > 0 ? `Filters, ${many} set` : 'Filters'}
          >
            {many > 0 ? String(many) : undefined}
          </Button>
        }
      >
        <Stack gap={3}>
          <Field label="Stage">
            <Select
              value={view.stage ? named(view.stage) : any}
              onValueChange={(next) => view.setStage(nameOf(next))}
              options={[
                { value: any, label: 'Every stage' },
                ...stages.map((value) => ({ value: named(value), label: value })),
              ]}
            />
          </Field>
          <Field label="Source">
            <Select
              value={view.source || any}
              onValueChange={(next) => view.setSource(leadSources.find((source) => source === next) ?? '')}
              options={[
                { value: any, label: 'Every source' },
                ...leadSources.map((value) => ({ value, label: sourceWords[value] })),
              ]}
            />
          </Field>
          <Field label="Owner">
            <Select
              value={view.owner ? named(view.owner) : any}
              onValueChange={(next) => view.setOwner(nameOf(next))}
              options={[
                { value: any, label: 'Every owner' },
                ...owners.map((value) => ({ value: named(value), label: value })),
              ]}
            />
          </Field>
          {many > 0 && (
            <Button size="sm" onClick={view.clearFilters}>
              Take all filters away
            </Button>
          )}
        </Stack>
      </Popover>
      {children}
    </Row>
  )
}
