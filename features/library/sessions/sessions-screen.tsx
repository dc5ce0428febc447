import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { didNotKnow } from '#features/shared/words/did-not-know.ts'
import { untitledConversation } from '#features/shared/words/untitled-conversation.ts'
import {
  removeVisitorSession,
  type VisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { AgentFilter } from '../shared/agent-filter.tsx'
import type { LibraryRowLook } from '../shared/library.types.ts'
import { LibraryFilter } from '../shared/library-filter.tsx'
import { LibraryListed } from '../shared/library-listed.tsx'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { PeriodChoice, usePeriod } from '../shared/period.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryView } from '../shared/use-library-view.ts'
import { SessionDrawer } from './session-drawer.tsx'
import { channelWords, messageWords } from './session-words.ts'
import { useRemoveSession, visitorSessionQuery, visitorSessionsQuery } from './visitor-session.queries.ts'
import './sessions.css'

const words = {
  title: 'Conversations',
  help: 'What visitors talked about with all of your agents.',
  one: 'conversation',
  many: 'conversations',
  aside: 'Messages',
  time: 'Last message',
  purpose: 'A conversation appears here as soon as somebody writes to one of your agents.',
}

/** Visitors' sessions over all agents of a workspace (spec 2 §2.6, decision record 0020). */
export function SessionsScreen() {
  const view = useLibraryView()
  const { owner } = useLibraryAccess()
  const [agentId, setAgent] = useUrlState('agent', textValue)
  const [channel, setChannel] = useUrlState('from', choiceValue(['widget', 'test', 'all']))
  const { since, ...period } = usePeriod()
  const list = useInfiniteQuery(visitorSessionsQuery(owner, { agentId, channel, since }))
  const remove = useRemoveSession(owner)
  const mayRemove = useMay(removeVisitorSession)
  const sessions = list.data?.pages.flatMap(({ items }) => items)

  return (
    <LibraryScreen
      words={words}
      view={view}
      list={list}
      mayMake={false}
      lookOnly={!mayRemove}
      searchable={false}
      opening="View"
      narrowed={agentId !== '' || channel === 'test' || since !== undefined}
      icon={<MessagesSquare />}
      rowOf={sessionRow}
      removal={
        mayRemove
          ? ({ ID, agent }) => ({
              one: 'conversation',
              message: (
                <>
                  Everything that was said in this conversation with <bdi>{agent?.title ?? 'the agent'}</bdi>{' '}
                  is erased. This cannot be undone.
                </>
              ),
              remove: () => remove.mutateAsync(ID),
            })
          : undefined
      }
      drawer={(props) => (
        <LibraryListed
          {...props}
          list={list}
          itemQuery={visitorSessionQuery(owner, props.id ?? '')}
          title="Conversation"
          one="conversation"
        >
          {(session) => <SessionDrawer {...props} session={session} />}
        </LibraryListed>
      )}
    >
      <AgentFilter
        value={agentId}
        chosen={sessions?.find((session) => session.agentId === agentId)?.agent}
        onValueChange={(next) => setAgent(next)}
      />
      <LibraryFilter
        label="From"
        value={channel}
        onValueChange={(next) => setChannel(next)}
        options={[
          { value: 'widget', label: 'Visitors' },
          { value: 'test', label: 'Test conversations' },
          { value: 'all', label: 'Visitors and tests' },
        ]}
      />
      <PeriodChoice {...period} />
      <Button asChild>
        <Link to={paths.chats.href(owner.region)}>Open Chats</Link>
      </Button>
    </LibraryScreen>
  )
}

function sessionRow(session: VisitorSession): LibraryRowLook {
  const { title, agent, channel, messageCount, unknownAnswers, lastMessageAt } = session
  return {
    name: title || untitledConversation,
    icon: <AgentAvatar agent={agent} />,
    detail: `${agent?.title ?? 'A deleted agent'} · ${channelWords[channel]}`,
    aside: (
      <>
        {unknownAnswers > 0 && <Badge tone="warning">{didNotKnow(unknownAnswers)}</Badge>}
        <Badge>{messageWords(messageCount)}</Badge>
      </>
    ),
    at: lastMessageAt,
  }
}
