import type { Logger } from 'pino'
import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { mentionMailLimit, mostNotes } from '#mocks/contracts/inbox/conversation.contract.ts'
import { fullOfNotes, refuseMentions } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { limitReached } from '#mocks/contracts/shared/refusal.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { ConversationDoc } from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refuse, refused } from '../http/http-error.ts'
import { createAnnounce } from '../live/announce.ts'
import { appLink } from '../shared/link-origin.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createMailQuota } from '../workspaces/invitation-quota.ts'
import { createMemberPresenter } from '../workspaces/member.presenter.ts'
import { memberId } from '../workspaces/member.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createAttachments, removeAttachments } from './attachments.ts'
import { createInboxRepository, type NoteDoc, ofMember } from './inbox.repository.ts'
import { mentionMail } from './mention-mail.ts'
import { forgetWords } from './remove-words.ts'
import { keepPart } from './took-part.ts'
import { saidInNote } from './word-ids.ts'

/** A note that is being written. */
interface NewNote {
  region: Region
  agent: AgentDoc
  conversation: ConversationDoc
  /** E-mail address; '' for a key. */
  author: string
  ID: string
  text: string
  mentions: string[]
  /** Ids of files that go with it. @default none */
  attachments?: string[] | undefined
}

/** Notes beside conversations, and who is named in them. */
export function createNotes(deps: Pick<Deps, 'stores' | 'now' | 'mail' | 'config' | 'log'>) {
  const { notes, mentions } = createInboxRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)
  const presentMember = createMemberPresenter(deps.stores)
  const quota = createMailQuota(deps, 'mention', mentionMailLimit)
  const attachments = createAttachments(deps)
  const announce = createAnnounce(deps)

  async function nameOf(region: Region, workspaceId: string, email: string): Promise<string> {
    const member = await workspaces.members(region).findOne({ _id: memberId(workspaceId, email) })
    return member ? (await presentMember(member)).displayName : ''
  }

  /** Notes who is named, and mails them; a mail that fails keeps nobody from the note. */
  async function tell(
    { region, agent, conversation, author, mentions: named }: NewNote,
    note: NoteDoc,
    log: Logger,
  ) {
    const { _id: conversationId, workspaceId } = conversation
    const others = named.some((member) => member !== author)
    const workspace = others ? ((await workspaces.find(region, workspaceId))?.workspaceName ?? '') : ''
    for (const member of named) {
      const isOwn = member === author
      const mention = {
        conversationId,
        agentId: agent._id,
        workspaceId,
        member,
        at: note.ts,
        noteId: note._id,
        ...(!isOwn && { unseenAt: note.ts }),
      }
      await mentions(region).updateOne(
        { _id: ofMember(conversationId, member) },
        { $set: mention },
        { upsert: true },
      )
      if (isOwn) continue
      // Their pages ask what they are wanted for.
      await announce.read(region, conversation, member)
      if (!isMailed(agent, 'mentions')) continue
      const url = appLink(deps.config, `/${region}/agents/${agent._id}/convos?chat=${conversationId}`)
      try {
        await quota.take(member)
        await deps.mail.send(
          region,
          mentionMail(member, note, {
            agent: agent.title,
            workspace,
            url,
          }),
        )
      } catch (error) {
        log.warn({ err: error, agent: agent._id }, 'inbox.mention_mail_failed')
      }
    }
  }

  return {
    /** The notes beside a conversation, oldest first. */
    list: (region: Region, conversationId: string) =>
      notes(region)
        .find({ conversationId }, { sort: { ts: 1, _id: 1 }, limit: mostNotes })
        .toArray(),

    /** Keeps a note; the same one again is the one that is there. */
    async create(wanted: NewNote, log: Logger): Promise<NoteDoc> {
      const { region, agent, conversation, author, ID, text } = wanted
      const { _id: conversationId, workspaceId } = conversation
      const named = [...new Set(wanted.mentions)]
      refuse(refuseMentions(await workspaces.emails(region, workspaceId), named))
      const before = await notes(region).findOne({ _id: ID })
      if (before?.conversationId === conversationId) return before
      if (before) throw notFound()
      if ((await notes(region).countDocuments({ conversationId })) >= mostNotes) {
        throw refused(limitReached(fullOfNotes(mostNotes)))
      }
      const sending = { region, conversationId, by: author, usedBy: ID, inNote: true }
      const files = await attachments.claim(sending, wanted.attachments ?? [])
      const ts = unixNow(deps)
      const note: NoteDoc = {
        _id: ID,
        conversationId,
        agentId: agent._id,
        author,
        authorName: await nameOf(region, workspaceId, author),
        text,
        ...(files.length > 0 && { attachments: files }),
        mentions: named,
        ts,
        wordsDue: ts,
      }
      if (await insertIfAbsent(notes(region), note)) {
        // It is there: what is not told here is found with it when its day is over.
        await attachments
          .keep(sending, files)
          .catch((error) => log.warn({ err: error, agent: agent._id }, 'inbox.files_not_kept'))
        await keepPart(deps.stores, { region, conversationId, agentId: agent._id, email: author })
        await tell({ ...wanted, mentions: named }, note, log)
        return note
      }
      // Somebody was faster with the same id: their note has what it names, and no more.
      const first = await notes(region).findOne({ _id: ID })
      const kept = first?.conversationId === conversationId ? first : null
      await attachments.keep(sending, kept?.attachments ?? [])
      await attachments.giveBack(sending)
      if (!kept) throw notFound()
      return kept
    },

    /** Deletes a note, and what it alone named; 404 for one of another conversation. */
    async remove(region: Region, conversation: ConversationDoc, noteId: string): Promise<void> {
      const { _id: conversationId, workspaceId } = conversation
      const kept = await notes(region)
        .find({ conversationId }, { limit: 2 * mostNotes })
        .toArray()
      const note = kept.find(({ _id }) => _id === noteId)
      if (!note) throw notFound()
      // Mentions first: of what is cut off between, the note is left to be deleted again.
      for (const member of note.mentions) {
        if (kept.some((each) => each !== note && each.mentions.includes(member))) continue
        const named = { _id: ofMember(conversationId, member), at: { $lte: note.ts } }
        const { deletedCount } = await mentions(region).deleteOne(named)
        if (deletedCount > 0) await announce.read(region, conversation, member)
      }
      await removeAttachments(deps.stores, region, { conversationId, usedBy: noteId, inNote: true })
      const forget = () => forgetWords(deps.stores, region, workspaceId, [saidInNote(note)])
      await forget()
      const { deletedCount } = await notes(region).deleteOne({ _id: noteId, conversationId })
      // They may have been kept in between; from now on they are no more.
      await forget()
      if (deletedCount === 0) throw notFound()
    },
  }
}
