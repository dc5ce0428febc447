import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { byCursor, filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import {
  createNote,
  getInboxConversation,
  listNotes,
  removeNote,
  saveCourse,
  saveRead,
  sendTranscript,
} from '#mocks/contracts/inbox/conversation.contract.ts'
import type { CourseChange } from '#mocks/contracts/inbox/course-change.ts'
import type { InboxView } from '#mocks/contracts/inbox/inbox-views.ts'
import { countInbox, listInbox, listInboxTags, searchInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { removeInboxSelection, saveInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { getInboxSettings, saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import type { BodyOf, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { listMembers } from '#mocks/contracts/workspaces/member.contract.ts'
import { changeInPieces, inPieces } from './in-pieces.ts'
import { type LocalDays, momentsOf } from './local-days.ts'

/** Whose inbox: of one agent, or of all agents of the workspace. */
export interface InboxOwner {
  region: Region
  workspaceId: string
  /** Undefined for all. */
  agentId?: string
}

/** One conversation, and where it is. */
export interface ChatRef {
  region: Region
  agentId: string
  conversationId: string
}

/** Which conversations are listed; '' is any. */
export interface InboxNarrowing extends LocalDays {
  view: InboxView
  channel: 'widget' | 'test' | ''
  tag: string
  priority: string
  assignee: string
  /** Who took part. */
  participant: string
  /** Its visitor found an answer not helpful. */
  rating: 'down' | ''
  /** Id of one agent, where the inbox is of several. */
  agent: string
}

/** Nothing narrows a view down. */
export const unfiltered = {
  channel: '',
  tag: '',
  priority: '',
  assignee: '',
  participant: '',
  rating: '',
  from: '',
  to: '',
  agent: '',
} as const satisfies Omit<InboxNarrowing, 'view'>

/** The agent whose conversations are asked for. */
const agentOf = ({ agentId }: InboxOwner, { agent }: Pick<InboxNarrowing, 'agent'>) =>
  agentId ?? (agent || undefined)

/** What a list is asked by. */
export function inboxListQuery(owner: InboxOwner, narrowing: InboxNarrowing) {
  const { view, channel, tag, priority, assignee, participant, rating } = narrowing
  return {
    workspaceId: owner.workspaceId,
    agentId: agentOf(owner, narrowing),
    view,
    channel: channel || undefined,
    tag: tag || undefined,
    priority: (priority || undefined) as undefined,
    assignee: assignee || undefined,
    participant: participant || undefined,
    rating: rating || undefined,
    ...momentsOf(narrowing),
  }
}

/** A view page by page; while another one is read, the last stays. */
export function inboxQuery({ region, workspaceId, agentId }: InboxOwner, narrowing: InboxNarrowing) {
  return infiniteQueryOptions({
    queryKey: [listInbox.id, region, workspaceId, agentId, narrowing],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listInbox, {
        params: { region },
        query: { ...inboxListQuery({ region, workspaceId, agentId }, narrowing), cursor },
        signal,
      }),
    ...filteredByCursor,
  })
}

/** How much is in the views. */
export type ViewCounts = SuccessOf<typeof countInbox>

/** How much is in the views, as they are narrowed. */
export function countsQuery(owner: InboxOwner, narrowing: InboxNarrowing) {
  const { region } = owner
  const { view: _view, ...query } = inboxListQuery(owner, narrowing)
  const { view: _, ...filters } = narrowing
  return queryOptions({
    queryKey: [countInbox.id, region, owner.workspaceId, owner.agentId, filters],
    queryFn: ({ signal }) => call(countInbox, { params: { region }, query, signal }),
  })
}

/** Tags to choose from: predefined ones, and those in use. */
export function tagsQuery({ region, workspaceId, agentId }: InboxOwner) {
  return queryOptions({
    queryKey: [listInboxTags.id, region, workspaceId, agentId],
    queryFn: ({ signal }) =>
      call(listInboxTags, { params: { region }, query: { workspaceId, agentId }, signal }),
    staleTime: 60_000,
  })
}

/** Conversations of a view, as it is narrowed, in which some words were said, noted or name a file. */
export function searchQuery(owner: InboxOwner, q: string, narrowing: InboxNarrowing) {
  const { region, workspaceId, agentId } = owner
  return queryOptions({
    queryKey: [searchInbox.id, region, workspaceId, agentId, q, narrowing],
    queryFn: ({ signal }) =>
      call(searchInbox, { params: { region }, query: { ...inboxListQuery(owner, narrowing), q }, signal }),
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

/** One conversation with what is known of its visitor. */
export function chatQuery(chat: ChatRef) {
  return queryOptions({
    queryKey: [getInboxConversation.id, chat.region, chat.agentId, chat.conversationId],
    queryFn: ({ signal }) => call(getInboxConversation, { params: { ...chat }, signal }),
  })
}

/** What was said, the newest first, page by page. */
export function saidQuery({ region, agentId, conversationId }: ChatRef) {
  return infiniteQueryOptions({
    queryKey: [listMessages.id, region, agentId, conversationId],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listMessages, {
        params: { region, agentId, conversationId },
        query: { cursor, limit: '100', order: 'newest' },
        signal,
      }),
    ...byCursor,
  })
}

/** The notes beside a conversation. */
export function notesQuery(chat: ChatRef) {
  return queryOptions({
    queryKey: [listNotes.id, chat.region, chat.agentId, chat.conversationId],
    queryFn: ({ signal }) => call(listNotes, { params: { ...chat }, signal }),
  })
}

/** A file of a message or a note, which never becomes another one. */
export function attachmentQuery(chat: ChatRef, attachmentId: string) {
  return queryOptions({
    queryKey: [getAttachment.id, chat.region, chat.agentId, chat.conversationId, attachmentId],
    queryFn: ({ signal }) => call(getAttachment, { params: { ...chat, attachmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What the inbox of a workspace is set to. */
export function settingsQuery({ region, workspaceId }: InboxOwner) {
  return queryOptions({
    queryKey: [getInboxSettings.id, region, workspaceId],
    queryFn: ({ signal }) => call(getInboxSettings, { params: { region }, query: { workspaceId }, signal }),
  })
}

/** The first hundred people of the workspace. */
export function peopleQuery({ region, workspaceId }: InboxOwner) {
  return queryOptions({
    queryKey: [listMembers.id, region, workspaceId, 'inbox'],
    queryFn: ({ signal }) =>
      call(listMembers, { params: { region, uid: workspaceId }, query: { limit: '100' }, signal }),
  })
}

/** Changes of one conversation; lists and counts are read again. */
export function useChatChanges(chat: ChatRef) {
  const queries = useQueryClient()
  const params = { ...chat }
  const refresh = (...ids: string[]) =>
    Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id] }))).then(() => undefined)
  /** Whether tags to choose from are to be read again: one was added that is not among them. */
  const isUntold = (tags: readonly string[] = []) =>
    queries
      .getQueriesData<{ items: readonly string[] }>({ queryKey: [listInboxTags.id] })
      .some(([, told]) => tags.some((tag) => !told?.items.includes(tag)))
  const lists = [listInbox.id, countInbox.id, getInboxConversation.id, getWaiting.id]
  return {
    change: useMutation({
      mutationFn: (body: CourseChange) => call(saveCourse, { params, body }),
      onSuccess: (_, { addTags }) => refresh(...lists, ...(isUntold(addTags) ? [listInboxTags.id] : [])),
    }),
    markRead: useMutation({
      mutationFn: (read: boolean) => call(saveRead, { params, body: { read } }),
      onSuccess: () => refresh(...lists),
    }),
    write: useMutation({
      mutationFn: (body: BodyOf<typeof createNote>) => call(createNote, { params, body }),
      onSuccess: () => refresh(listNotes.id, listInbox.id, countInbox.id),
    }),
    eraseNote: useMutation({
      mutationFn: (noteId: string) => call(removeNote, { params: { ...params, noteId } }),
      onSuccess: () => refresh(listNotes.id),
    }),
    mail: useMutation({ mutationFn: (to: string) => call(sendTranscript, { params, body: { to } }) }),
  }
}

/** Changes of several conversations, and of the inbox's settings. */
export function useInboxChanges({ region, workspaceId }: InboxOwner) {
  const queries = useQueryClient()
  const params = { region }
  const refresh = () =>
    Promise.all(
      [listInbox.id, countInbox.id, getInboxConversation.id, searchInbox.id, getWaiting.id].map((id) =>
        queries.invalidateQueries({ queryKey: [id] }),
      ),
    )
  return {
    changeMany: useMutation({
      mutationFn: ({ ids, change }: { ids: readonly string[]; change: CourseChange }) =>
        changeInPieces(ids, (conversationIds) =>
          call(saveInboxSelection, { params, body: { workspaceId, conversationIds, change } }),
        ),
      onSuccess: refresh,
    }),
    removeMany: useMutation({
      mutationFn: async ({
        ids,
        ...visitors
      }: {
        ids: readonly string[]
        ofVisitor: boolean
        alsoByAddress: boolean
      }) => {
        for (const conversationIds of inPieces(ids))
          await call(removeInboxSelection, { params, body: { workspaceId, conversationIds, ...visitors } })
      },
      // Some may be gone although others could not be deleted.
      onSettled: refresh,
    }),
    saveSettings: useMutation({
      mutationFn: (body: Omit<BodyOf<typeof saveInboxSettings>, 'workspaceId'>) =>
        call(saveInboxSettings, { params, body: { workspaceId, ...body } }),
      onSuccess(saved) {
        queries.setQueryData(settingsQuery({ region, workspaceId }).queryKey, saved)
        return queries.invalidateQueries({ queryKey: [listInboxTags.id] })
      },
    }),
  }
}
