import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Activity, Settings2 } from 'lucide-react'
import { useMay } from '#features/shared/session/use-may.ts'
import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { saveEventSettings } from '#mocks/contracts/library/event.contract.ts'
import {
  eventLabels,
  eventStates,
  eventTypes,
  type WorkspaceEvent,
} from '#mocks/contracts/library/event.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { allOrOne } from '../shared/all-or-one.ts'
import type { LibraryRowLook } from '../shared/library.types.ts'
import { LibraryFilter } from '../shared/library-filter.tsx'
import { LibraryListed } from '../shared/library-listed.tsx'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { PeriodChoice, usePeriod } from '../shared/period.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryView } from '../shared/use-library-view.ts'
import { eventQuery, eventSettingsQuery, eventsQuery } from './event.queries.ts'
import { EventDrawer } from './event-drawer.tsx'
import { EventSettingsDrawer } from './event-settings-drawer.tsx'
import { stateWords, subjectOf } from './event-words.ts'

const words = {
  title: 'Events',
  help: 'What happened in your workspace in the last 30 days, and whether your webhook was told.',
  one: 'event',
  many: 'events',
  aside: 'Webhook',
  time: 'Happened',
  purpose: 'Events appear here as they happen: an agent is published, a visitor writes, somebody joins.',
}

/** Stands in the address in place of an event while the delivery is set up. */
const settingsItem = 'delivery'

const types = ['all', ...eventTypes] as const
const states = ['all', ...eventStates] as const

/** What happened in a workspace, and its delivery (spec 2 §7.5, decision record 0020). */
export function EventsScreen() {
  const view = useLibraryView()
  const { owner } = useLibraryAccess()
  const [type, setType] = useUrlState('type', choiceValue(types))
  const [state, setState] = useUrlState('state', choiceValue(states))
  const { since, ...period } = usePeriod()
  const list = useInfiniteQuery(eventsQuery(owner, { type, state, since }))
  const settings = useQuery(eventSettingsQuery(owner))
  const mayManage = useMay(saveEventSettings)
  const openSettings = () => view.show(settingsItem)

  return (
    <LibraryScreen
      words={words}
      view={view}
      list={list}
      mayMake={false}
      lookOnly={!mayManage}
      action={
        <Button icon={<Settings2 aria-hidden />} onClick={openSettings}>
          {' '}
          Webhook
        </Button>
      }
      searchable={false}
      opening="View"
      narrowed={type !== 'all' || state !== 'all' || since !== undefined}
      icon={<Activity />}
      rowOf={eventRow}
      drawer={(props) => {
        if (props.id === settingsItem) return <EventSettingsDrawer {...props} />
        return (
          <LibraryListed
            {...props}
            list={list}
            itemQuery={eventQuery(owner, props.id ?? '')}
            title="Event"
            one="event"
          >
            {(event) => <EventDrawer {...props} event={event} />}
          </LibraryListed>
        )
      }}
    >
      <LibraryFilter
        label="Type"
        value={type}
        onValueChange={(next) => setType(next)}
        options={allOrOne('All types', eventTypes, (each) => eventLabels[each])}
      />
      <LibraryFilter
        label="State"
        value={state}
        onValueChange={(next) => setState(next)}
        options={allOrOne('All states', eventStates, (each) => stateWords[each].label)}
      />
      <PeriodChoice {...period} allLabel="All 30 days" />
      {settings.data?.isGone && (
        <Banner
          tone="warning"
          className="vg-_library__note"
          title="Nothing is delivered"
          action={
            <Button size="sm" onClick={openSettings}>
              Open webhook
            </Button>
          }
        >
          Your webhook answered that it is gone (410). Save it again when it is back.
        </Banner>
      )}
    </LibraryScreen>
  )
}

function eventRow(event: WorkspaceEvent): LibraryRowLook {
  const { label, tone } = stateWords[event.state]
  return {
    name: eventLabels[event.type],
    detail: subjectOf(event),
    aside: (
      <Badge tone={tone} dot={event.state !== 'unsubscribed'} pulse={event.state === 'pending'}>
        {label}
      </Badge>
    ),
    at: event.createdAt,
  }
}
