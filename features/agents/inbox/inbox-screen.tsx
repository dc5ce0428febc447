import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Keyboard, MessagesSquare, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import {
  useWorkspace,
  WorkspaceContext,
  type WorkspaceState,
} from '#features/shared/session/workspace-context.ts'
import { saveCourse } from '#mocks/contracts/inbox/conversation.contract.ts'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { createInboxExport } from '#mocks/contracts/inbox/selection.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { cardsOf } from './cards-of.ts'
import { ChatList } from './chat-list.tsx'
import { ChatPane } from './chat-pane.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FoundList } from './found-list.tsx'
import { hitId } from './found-row.tsx'
import {
  countsQuery,
  type InboxOwner,
  inboxQuery,
  peopleQuery,
  searchQuery,
  settingsQuery,
  unfiltered,
} from './inbox.queries.ts'
import { inboxWords } from './inbox.words.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { emptyViews } from './inbox-labels.ts'
import { InboxSettingsDrawer } from './inbox-settings-drawer.tsx'
import { PresenceMenu } from './presence-menu.tsx'
import { shownView } from './saved-view.ts'
import { searchedIn } from './searched-in.ts'
import { SelectionBar } from './selection-bar.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useChosen } from './use-chosen.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxView } from './use-inbox-view.ts'
import { useLeadsToOpen } from './use-leads-to-open.ts'
import { useLiveInbox } from './use-live-inbox.ts'
import './inbox.css'

export interface InboxScreenProps {
  region: Region
  /** Undefined for all agents of the workspace. */
  agentId?: string
}

/** Chats of an agent, or of all agents of the workspace: list, thread and visitor (spec 3 §2, path `/convos`). */
export function InboxScreen({ region, agentId }: InboxScreenProps) {
  const state = useWorkspace()
  const { workspace } = state
  const owner: InboxOwner = { region, workspaceId: workspace.uid, agentId }
  const view = useInboxView(owner)
  const { typing, isEnded, retry } = useLiveInbox(owner)
  const mayChange = useMay(saveCourse) && !isEnded
  const mayExport = useMay(createInboxExport) && !isEnded
  const list = useInfiniteQuery(inboxQuery(owner, view.narrowing))
  const counts = useQuery(countsQuery(owner, view.narrowing)).data
  const people = useQuery(peopleQuery(owner)).data?.items ?? []
  const settings = useQuery(settingsQuery(owner)).data
  const [shown, setShown] = useState<'settings' | 'shortcuts' | null>(null)
  const cards = useMemo(() => cardsOf(list.data?.pages ?? []), [list.data])
  const openId = view.chat?.conversationId
  const pages = list.data?.pages.length ?? 0
  const leadsToOpen = useLeadsToOpen(view.chat, view.narrowing, pages, cards)
  const name = JSON.stringify([agentId, view.narrowing])
  const isSearching = view.q.trim() !== ''
  const shownName = settings && shownView(owner, settings.views, view.narrowing)?.name
  const isEverywhere = view.narrowing.view === 'all' && !view.isNarrowed
  const found = useQuery(searchQuery(owner, view.q, view.narrowing))
  const groups = isSearching ? found.data?.items : undefined
  const listed = useMemo(
    () => (isSearching ? (groups ?? []).map(({ conversation }) => conversation) : cards),
    [isSearching, groups, cards],
  )
  // What was chosen in one list is not done to in another.
  const chosenOf = isSearching ? `${name} ${view.q.trim()}` : name
  const { chosen, put, choose, all, chooseAll } = useChosen(chosenOf, listed)

  /** A chat by the keys: of those that were found at what was found of it. */
  function openByKey(card: InboxCard) {
    const hit = groups?.find(({ conversation }) => conversation.id === card.id)?.hits[0]
    view.open(card, hit && hitId(hit))
  }

  useInboxKeys({
    cards: listed,
    openId,
    onOpen: openByKey,
    onHelp: () => setShown('shortcuts'),
  })

  const empty = view.isNarrowed
    ? { title: 'No conversation matches', message: 'Take a filter away to see more.' }
    : { title: 'Nothing here', message: emptyViews[view.narrowing.view] }

  return (
    <WorkspaceContext value={isEnded ? onlyLooking(state) : state}>
      <Stack
        gap={4}
        className="vg-_inbox"
        data-of-agent={agentId ? true : undefined}
        data-look-only={mayChange ? undefined : true}
        key={agentId}
      >
        <PageHead
          className="vg-_inbox__head"
          title="Chats"
          help={agentId ? 'What visitors say to this agent.' : 'What visitors say to all of your agents.'}
          action={
            <Row gap={1}>
              <PresenceMenu region={region} workspaceId={workspace.uid} />
              <IconButton
                label="Keyboard shortcuts"
                icon={<Keyboard />}
                onClick={() => setShown('shortcuts')}
              />
              {mayExport && <ExportMenu owner={owner} narrowing={view.narrowing} />}
              {mayChange && (
                <IconButton
                  label={inboxWords.settings.label}
                  data-find={inboxWords.settings['data-find']}
                  icon={<SlidersHorizontal />}
                  onClick={() => setShown('settings')}
                />
              )}
            </Row>
          }
        />
        {!mayChange && !isEnded && <LookOnlyNote />}
        {isEnded && (
          <Banner
            tone="danger"
            title="New messages no longer arrive here"
            action={
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            You were signed out, or may no longer see these conversations. What you see is as it was before.
          </Banner>
        )}
        <div className="vg-_inbox__panes" data-open={view.chat ? true : undefined}>
          <section className="vg-_inbox__list" aria-label="List of conversations">
            <Stack gap={2} className="vg-_inbox__listhead">
              <SearchField
                label={inboxWords.search.label}
                data-find={inboxWords.search['data-find']}
                value={view.q}
                maxLength={100}
                onChange={(event) => view.set({ q: event.currentTarget.value })}
              />
              <InboxFilters
                owner={owner}
                narrowing={view.narrowing}
                counts={counts}
                people={people}
                settings={settings}
                set={view.set}
              >
                {mayChange && listed.length > 0 && (
                  <Checkbox
                    checked={all}
                    data-find={inboxWords.all['data-find']}
                    label={<VisuallyHidden>{inboxWords.all.label}</VisuallyHidden>}
                    onCheckedChange={(next) => chooseAll(next === true)}
                  />
                )}
              </InboxFilters>
              {chosen.size > 0 && (
                <SelectionBar
                  owner={owner}
                  ids={[...chosen]}
                  people={people}
                  settings={settings}
                  onDone={put}
                />
              )}
            </Stack>
            <div className="vg-_inbox__scroll">
              {isSearching ? (
                <FoundList
                  found={found}
                  q={view.q}
                  searched={searchedIn(view.narrowing, shownName)}
                  onWiden={isEverywhere ? undefined : () => view.set({ view: '', ...unfiltered })}
                  openId={openId}
                  message={view.message}
                  chosen={mayChange ? chosen : null}
                  withAgent={agentId === undefined}
                  onOpen={view.open}
                  onChoose={choose}
                />
              ) : (
                <ChatList
                  key={name}
                  list={list}
                  cards={cards}
                  name={name}
                  openId={openId}
                  leadsToOpen={leadsToOpen}
                  chosen={mayChange ? chosen : null}
                  withAgent={agentId === undefined}
                  people={people}
                  empty={empty}
                  onOpen={view.open}
                  onChoose={choose}
                />
              )}
            </div>
          </section>
          {view.chat ? (
            <ChatPane
              key={view.chat.conversationId}
              owner={owner}
              chat={view.chat}
              seek={view.message}
              typing={typing.get(openId ?? '') ?? null}
              onClose={() => view.open(null)}
              onOpen={(chat) => view.open(chat)}
              onMakeCanned={() => setShown('settings')}
            />
          ) : (
            <div className="vg-_inbox__none">
              <EmptyState
                icon={<MessagesSquare />}
                title="No conversation is open"
                message="Choose one on the left."
              />
            </div>
          )}
        </div>
        {shown === 'shortcuts' && <Shortcuts onClose={() => setShown(null)} />}
        {shown === 'settings' && settings && (
          <InboxSettingsDrawer
            owner={owner}
            settings={settings}
            people={people}
            onClose={() => setShown(null)}
          />
        )}
      </Stack>
    </WorkspaceContext>
  )
}

/** Whoever is told of nothing more is no member any more, as far as is known here: they press nothing. */
function onlyLooking({ workspace, ...state }: WorkspaceState): WorkspaceState {
  return { ...state, workspace: { ...workspace, role: 'member', usersPerms: ['view'] } }
}
