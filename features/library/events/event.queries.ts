import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import {
  createEventSecret,
  getEvent,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from '#mocks/contracts/library/event.contract.ts'
import type { EventState, EventType } from '#mocks/contracts/library/event.schema.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { LibraryOwner } from '../shared/use-library-access.ts'

/** Which events are shown. */
export interface EventFilter {
  type: EventType | 'all'
  state: EventState | 'all'
  /** Unix seconds; undefined for all that are kept. */
  since: number | undefined
}

/** A workspace's events page by page; while another filter runs, the last answer stays. */
export function eventsQuery({ region, workspaceId }: LibraryOwner, { type, state, since }: EventFilter) {
  return infiniteQueryOptions({
    queryKey: [listEvents.id, region, workspaceId, type, state, since],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listEvents, {
        params: { region },
        query: {
          workspaceId,
          type: type === 'all' ? undefined : type,
          state: state === 'all' ? undefined : state,
          since: since?.toString(),
          cursor,
        },
        signal,
      }),
    ...filteredByCursor,
  })
}

/** One event. */
export function eventQuery({ region }: LibraryOwner, eventId: string) {
  return {
    queryKey: [getEvent.id, region, eventId],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getEvent, { params: { region, eventId }, signal }),
  }
}

/** How a workspace's events are delivered. */
export function eventSettingsQuery({ region, workspaceId }: LibraryOwner) {
  return queryOptions({
    queryKey: [getEventSettings.id, region, workspaceId],
    queryFn: ({ signal }) => call(getEventSettings, { params: { region, workspaceId }, signal }),
  })
}

/** Changes the delivery, makes secrets and sends events again; what is shown is read again. */
export function useEventChanges({ region, workspaceId }: LibraryOwner) {
  const queries = useQueryClient()
  const params = { region, workspaceId }
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof saveEventSettings>) => call(saveEventSettings, { params, body }),
    onSuccess: (settings) =>
      queries.setQueryData(eventSettingsQuery({ region, workspaceId }).queryKey, settings),
  })
  const makeSecret = useMutation({ mutationFn: () => call(createEventSecret, { params }) })
  const send = useMutation({
    mutationFn: (eventId: string) => call(sendEvent, { params: { region, eventId } }),
    onSettled: (_, __, eventId) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [listEvents.id, region, workspaceId] }),
        queries.invalidateQueries({ queryKey: [getEvent.id, region, eventId] }),
      ]),
  })
  return { save, makeSecret, send }
}
