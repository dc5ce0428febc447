import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck, MoreHorizontal, Zap } from 'lucide-react'
import { useId, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import { type CourseChange, mostTags } from '#mocks/contracts/inbox/course-change.ts'
import { answeredByPerson, isAnsweredByPerson } from '#mocks/contracts/inbox/inbox.refusals.ts'
import type { InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { InboxSettings, Macro } from '#mocks/contracts/inbox/settings.schema.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu, MenuSeparator } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { Row } from '#ui/row/row.tsx'
import { Select } from '#ui/select/select.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { chatCache } from './chat-cache.ts'
import type { ExportFormat } from './export-chats.ts'
import { type ChatRef, type InboxOwner, tagsQuery, useChatChanges } from './inbox.queries.ts'
import { priorityLabels } from './inbox-labels.ts'
import { createMacroRuns } from './macro-runs.ts'
import { useOnline } from './presence.queries.ts'
import { macroChange, macroReply, whyNoReply } from './run-macro.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { TagOffers } from './tag-offers.tsx'
import { useSendMessage } from './turn/turn.queries.ts'
import { useExport } from './use-export.ts'

interface CourseBarProps {
  owner: InboxOwner
  chat: ChatRef
  conversation: InboxConversation
  people: readonly Member[]
  settings: InboxSettings | undefined
  mayChange: boolean
  mayRemove: boolean
  onRemove: () => void
  onMail: () => void
}

/** Stands for 'nobody' in a choice, which has no empty value. */
const nobody = 'nobody'

/** Who looks after a chat, how pressing it is, its tags, and what else can be done with it. */
export function CourseBar({
  owner,
  chat,
  conversation,
  people,
  settings,
  mayChange,
  mayRemove,
  onRemove,
  onMail,
}: CourseBarProps) {
  const { notify } = useToast()
  const { change, markRead } = useChatChanges(chat)
  const exporting = useExport(owner)
  const saveAs = (format: ExportFormat) => exporting.mutate({ of: [chat.conversationId], format })
  const { assignee, priority, tags, snoozedUntil } = conversation
  const { email: me } = useSession().user
  const isMine = conversation.state === 'member' && assignee === me
  const cache = chatCache(useQueryClient())
  const clock = useNow()
  const [runMacro] = useState(createMacroRuns)
  const send = useSendMessage(chat, (message, card) => {
    cache.putCard(card)
    cache.putMessage(chat, message)
  })
  const offered = useQuery(tagsQuery({ ...owner, agentId: undefined })).data?.items ?? []
  const answerers = people.filter(mayAnswer)
  const online = useOnline(owner.region, owner.workspaceId)
  const emails = answerers.map(({ email }) => email)
  const known = emails.includes(assignee)
  const nameOf = (email: string) => people.find((each) => each.email === email)?.displayName ?? email
  const isAnswered = mayChange && !isMine && isAnsweredByPerson(conversation, emails)
  const reasonId = useId()
  const tagsId = useId()

  async function tell(work: Promise<unknown>) {
    try {
      await work
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      notify({ kind: 'failure', title: 'Nothing was changed', message })
    }
  }
  const apply = (body: CourseChange) => void tell(change.mutateAsync(body))

  const run = (macro: Macro) =>
    runMacro({
      macroId: macro.ID,
      text: settings && macroReply(macro, settings)?.text,
      send: send.mutateAsync,
      change: () => change.mutateAsync(macroChange(macro, Math.floor(clock() / 1000))),
    })

  function retag(next: readonly string[]) {
    apply({
      addTags: next.filter((tag) => !tags.includes(tag)),
      removeTags: tags.filter((tag) => !next.includes(tag)),
    })
  }

  return (
    <Row wrap gap={2} className="vg-_inbox__course">
      <Select
        aria-label="Assigned to"
        className="vg-_inbox__choice"
        disabled={!mayChange || isAnswered}
        aria-describedby={isAnswered ? reasonId : undefined}
        value={assignee || nobody}
        onValueChange={(next) => apply({ assignee: next === nobody ? '' : next })}
        options={[
          // Whoever answers hands it back or gives it to somebody.
          ...(isMine ? [] : [{ value: nobody, label: 'Nobody' }]),
          ...answerers.map(({ email, displayName }) => ({
            value: email,
            label: displayName,
            description: online(email),
          })),
          ...(assignee && !known ? [{ value: assignee, label: nameOf(assignee) }] : []),
        ]}
      />
      <Select
        aria-label="Priority"
        className="vg-_inbox__choice"
        disabled={!mayChange}
        value={priority}
        onValueChange={(next) => apply({ priority: next as typeof priority })}
        options={conversationPriorities.map((value) => ({ value, label: priorityLabels[value] }))}
      />
      <Field label="Tags" hideLabel disabled={!mayChange} className="vg-_inbox__tags">
        <TagInput
          value={tags}
          max={mostTags}
          placeholder={settings?.disallowAnyTags ? 'Choose a tag' : 'Add a tag'}
          list={tagsId}
          onValueChange={retag}
        />
      </Field>
      <TagOffers id={tagsId} tags={settings?.disallowAnyTags ? settings.predefinedTags : offered} />
      {mayChange && (
        <Row gap={1}>
          <SnoozeMenu
            hasKey
            isSnoozed={snoozedUntil !== null}
            onSnooze={(until) => apply({ snoozedUntil: until })}
          />
          {settings && settings.macros.length > 0 && (
            <Menu align="end" trigger={<IconButton label="Macros" icon={<Zap />} />} aria-label="Macros">
              {settings.macros.map((macro) => {
                const reason = whyNoReply(macro, settings, isMine)
                return (
                  <MenuItem
                    key={macro.ID}
                    description={reason}
                    disabled={
                      reason !== undefined ||
                      (isAnswered && !macro.change.close && (macro.change.assignee ?? assignee) !== assignee)
                    }
                    onSelect={() => void tell(run(macro))}
                  >
                    {macro.name}
                  </MenuItem>
                )
              })}
            </Menu>
          )}
        </Row>
      )}
      <Menu
        align="end"
        trigger={<IconButton label="More actions" icon={<MoreHorizontal />} />}
        aria-label="More actions"
      >
        <MenuItem icon={<CheckCheck />} onSelect={() => void tell(markRead.mutateAsync(false))}>
          Mark as unread
        </MenuItem>
        {mayChange && <MenuItem onSelect={onMail}>Mail the transcript</MenuItem>}
        {mayChange && <MenuItem onSelect={() => saveAs('csv')}>Export this conversation (CSV)</MenuItem>}
        {mayChange && <MenuItem onSelect={() => saveAs('json')}>Export this conversation (JSON)</MenuItem>}
        {mayRemove && <MenuSeparator />}
        {mayRemove && (
          <MenuItem tone="danger" onSelect={onRemove}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {isAnswered && (
        <Text id={reasonId} size="xs" tone="muted" className="vg-_inbox__reason">
          {answeredByPerson}
        </Text>
      )}
    </Row>
  )
}
