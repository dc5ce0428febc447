import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, PanelRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { untitledConversation } from '#features/shared/words/untitled-conversation.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { saveCourse, saveRead } from '#mocks/contracts/inbox/conversation.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useKeepCheck } from '../checks/use-keep-check.tsx'
import { isNotFound } from '../core/agent.queries.ts'
import { chatCache } from './chat-cache.ts'
import { CourseBar } from './course-bar.tsx'
import { ImproveDrawer } from './improve-drawer.tsx'
import {
  type ChatRef,
  chatQuery,
  type InboxOwner,
  peopleQuery,
  settingsQuery,
  useChatChanges,
} from './inbox.queries.ts'
import { MailTranscript } from './mail-transcript.tsx'
import { NoteBox } from './note-box.tsx'
import { RemoveChats } from './remove-chats.tsx'
import { SnoozeLine } from './snooze-line.tsx'
import { Thread } from './thread.tsx'
import { TurnBar } from './turn/turn-bar.tsx'
import { VisitorPanel } from './visitor-panel.tsx'

interface ChatPaneProps {
  owner: InboxOwner
  chat: ChatRef
  /** Id of the message or the note that is looked for; '' for none. */
  seek: string
  /** Who types in it; without a name its visitor. */
  typing: { name: string } | null
  onClose: () => void
  onOpen: (chat: { id: string; agentId: string }) => void
  /** Opens where canned responses are made. */
  onMakeCanned: () => void
}

/** What is improved: an answer, and what it was the answer to. */
interface Improved {
  question: MemberMessage | undefined
  answer: MemberMessage
}

/** An open chat: what was said, what can be done with it, and who it is with. */
export function ChatPane({ owner, chat, seek, typing, onClose, onOpen, onMakeCanned }: ChatPaneProps) {
  const found = useQuery(chatQuery(chat))
  const people = useQuery(peopleQuery(owner)).data?.items ?? []
  const settings = useQuery(settingsQuery(owner)).data
  const offersCanned = settings?.enableCannedResponses ?? false
  const canned = offersCanned ? settings?.canned : undefined
  const mayMakeCanned = useMay(saveInboxSettings)
  const makeCanned = offersCanned && mayMakeCanned ? onMakeCanned : undefined
  const { markRead } = useChatChanges(chat)
  const mayChange = useMay(saveCourse)
  const mayRead = useMay(saveRead)
  const mayRemove = useMay(removeInboxSelection)
  const mayImprove = useMay(saveKnowledge)
  const keepCheck = useKeepCheck(chat)
  const [written, setWritten] = useState(0)
  const [improved, setImproved] = useState<Improved | null>(null)
  const [asks, setAsks] = useState<'remove' | 'mail' | null>(null)
  const [showsVisitor, setShowsVisitor] = useState(false)
  const conversation = found.data
  const isUnread = conversation?.unread === true
  const { mutate } = markRead
  const cache = chatCache(useQueryClient())

  useEffect(() => {
    if (isUnread && mayRead) mutate(true)
  }, [isUnread, mayRead, mutate])

  const back = (
    <IconButton
      className="vg-_inbox__back"
      label="Back to the conversations"
      icon={<ArrowLeft />}
      onClick={onClose}
    />
  )
  if (!conversation) {
    if (found.error) {
      return (
        <section className="vg-_inbox__failed" aria-label="Conversation">
          {back}
          {isNotFound(found.error) ? (
            <EmptyState
              compact
              title="This conversation is not there any more"
              message="It was deleted, or the link is wrong."
            />
          ) : (
            <FailureState
              compact
              error={found.error}
              title="The conversation could not be loaded"
              onRetry={() => void found.refetch()}
              retrying={found.isFetching}
            />
          )}
        </section>
      )
    }
    return (
      <SkeletonGroup label="Loading the conversation">
        <Stack>
          <Skeleton shape="title" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </SkeletonGroup>
    )
  }
  function ask(what: 'remove' | 'mail') {
    setShowsVisitor(false)
    setAsks(what)
  }
  const course = (
    <CourseBar
      owner={owner}
      chat={chat}
      conversation={conversation}
      people={people}
      settings={settings}
      mayChange={mayChange}
      mayRemove={mayRemove}
      onRemove={() => ask('remove')}
      onMail={() => ask('mail')}
    />
  )
  const visitor = <VisitorPanel region={chat.region} conversation={conversation} onOpen={onOpen} />
  return (
    <>
      <section className="vg-_inbox__chat" aria-label="Conversation">
        <Stack gap={2} className="vg-_inbox__chathead">
          <Row>
            {back}
            <Heading level={2} size="md" className="vg-_inbox__title" dir="auto">
              {conversation.title || untitledConversation}
            </Heading>
            <Button
              size="sm"
              className="vg-_inbox__facts-toggle"
              icon={<PanelRight />}
              onClick={() => setShowsVisitor(true)}
            >
              Details
            </Button>
          </Row>
          {course}
          {conversation.snoozedUntil !== null && (
            <SnoozeLine chat={chat} until={conversation.snoozedUntil} mayChange={mayChange} />
          )}
        </Stack>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className="vg-_inbox__scroll" tabIndex={0} aria-label="Messages">
          <Thread
            chat={chat}
            seek={seek}
            conversation={conversation}
            mayWrite={mayChange}
            written={written}
            checks={keepCheck}
            onImprove={mayImprove ? (question, answer) => setImproved({ question, answer }) : undefined}
          />
        </section>
        <div className="vg-_inbox__foot">
          <TurnBar
            conversation={conversation}
            reach={conversation.visitor}
            canned={canned}
            onMakeCanned={makeCanned}
            typing={
              typing ? `${typing.name || conversation.visitor.name || 'The visitor'} is typing…` : undefined
            }
            note={
              mayChange && (
                <NoteBox
                  key={chat.conversationId}
                  chat={chat}
                  people={people}
                  canned={canned ?? []}
                  onMakeCanned={makeCanned}
                  onKept={() => setWritten((before) => before + 1)}
                />
              )
            }
            nameOf={(email) => people.find((each) => each.email === email)?.displayName ?? email}
            onCard={(card) => {
              cache.putCard(card)
              cache.rereadAll()
            }}
            onSent={(message) => {
              cache.putMessage(chat, message)
              setWritten((before) => before + 1)
            }}
          />
        </div>
      </section>
      <aside className="vg-_inbox__visitor" aria-label="Visitor">
        {visitor}
      </aside>
      <Drawer open={showsVisitor} onOpenChange={setShowsVisitor} title="Details">
        <Stack gap={5}>
          <div className="vg-_inbox__drawn">{course}</div>
          {visitor}
        </Stack>
      </Drawer>
      {improved && (
        <ImproveDrawer
          agent={{ region: chat.region, agentId: chat.agentId }}
          question={improved.question}
          answer={improved.answer}
          onClose={() => setImproved(null)}
        />
      )}
      {asks === 'remove' && (
        <RemoveChats
          owner={owner}
          ids={[chat.conversationId]}
          shared={conversation.visitor.sharedConversations}
          onClose={() => setAsks(null)}
          onRemoved={onClose}
        />
      )}
      {asks === 'mail' && (
        <MailTranscript
          chat={chat}
          email={conversation.visitor.email}
          people={people}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}
