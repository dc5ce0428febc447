import {
  type AnswerMail,
  dueMail,
  shortenedEmail,
  type VisitorReach,
} from '#mocks/contracts/conversations/answer-mail.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAgencyMail } from '../email-domain/agency-mail.ts'
import type { EmailDomainDeps } from '../email-domain/email-domain.service.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'
import { jobId, jobsOf } from '../jobs/job.repository.ts'
import type { JobEnd, JobKind, JobRun } from '../jobs/job-kind.ts'
import { UnknownFateError } from '../providers/mail/mail.ts'
import { lastAsked } from '../providers/responder/talk/only-details.ts'
import { createGivenAddresses } from '../requests/given-address.ts'
import { newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createAnnounce } from './announce.ts'
import { answerMailJob, answerMailsOf } from './answer-mail.repository.ts'
import { answerMail } from './answer-mail.ts'
import { createAnswerMailRoom } from './answer-mail-room.ts'
import { createVisits } from './visits.ts'

/** What somebody else sends is looked at again after so many milliseconds. */
const claimedMs = 60_000
/** Latest messages among which those to be mailed are looked for. */
const looked = 200

/** Where visitors are answered who have left. */
export function createAnswerReach(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { stores, now } = deps
  const { presenceOf } = createVisits(deps)
  const givenAddresses = createGivenAddresses(stores)
  const askForJob = createAskForJob(deps)

  /** Whether a visitor is there, and where they are answered when they are not. */
  async function reachOf(region: Region, held: ConversationDoc): Promise<VisitorReach> {
    const [{ isHere, seenAt }, [address = '']] = await Promise.all([
      presenceOf(region, held._id),
      givenAddresses(region, held),
    ])
    const leftAt = isHere || seenAt === 0 ? null : Math.floor(seenAt / 1000)
    return { isHere, leftAt, mailsTo: shortenedEmail(address) }
  }

  const request = ({ _id, agentId, workspaceId }: ConversationDoc, runAt: number) => ({
    ...{ kind: answerMailJob, key: _id, agentId, workspaceId, runAt },
  })

  return {
    reachOf,

    /**
     * How something is to be mailed that a member is about to say; undefined where it need not or cannot be. The work
     * is written down before and, as `confirm`, after it is said, so that neither is without the other.
     */
    async prepare(region: Region, held: ConversationDoc): Promise<MessageDoc['mail']> {
      const mail = dueMail(await reachOf(region, held), now())
      if (!mail) return undefined
      await askForJob(region, request(held, mail.at * 1000))
      return { ...mail, since: now() }
    },

    confirm: (region: Region, held: ConversationDoc, { at }: AnswerMail): Promise<void> =>
      askForJob(region, request(held, at * 1000)),

    /** The visitor came back: what waited for them is mailed no more. */
    async cameBack(region: Region, held: ConversationDoc): Promise<void> {
      const waiting = await jobsOf(stores, region).findOne({
        _id: jobId({ kind: answerMailJob, key: held._id }),
      })
      if (waiting) await askForJob(region, request(held, now()))
    },
  }
}

/**
 * Mails what members said to visitors who have left, several messages in one. Each mail is claimed before it is sent:
 * one whose fate is unknown is not sent twice, and whoever wrote is told.
 */
export function answerMailKind(
  deps: EmailDomainDeps & Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'files'>,
): JobKind {
  const { stores, now } = deps
  const { conversations, messages, latest } = createConversationRepository(stores)
  const { agents } = createAgentRepository(stores)
  const { presenceOf } = createVisits(deps)
  const givenAddresses = createGivenAddresses(stores)
  const announce = createAnnounce(deps)
  const sendMail = createAgencyMail(deps)
  const takeRoom = createAnswerMailRoom(deps)

  /** Says of messages how far their mailing is; null takes it back. */
  async function mark(
    region: Region,
    held: ConversationDoc,
    said: readonly Pick<MessageDoc, '_id' | 'mail'>[],
    news: Partial<AnswerMail> | null,
  ): Promise<void> {
    for (const { _id, mail } of said) {
      if (!mail) continue
      const changed = await messages(region).updateOne(
        { _id },
        news ? { $set: { mail: { ...mail, ...news } } } : { $unset: { mail: true as const } },
      )
      if (changed.matchedCount > 0) await announce.mail(region, held, { _id })
    }
  }

  /** A mail was begun that nobody ended: whether it went out is unknown. */
  async function settleBegun(region: Region, held: ConversationDoc, said: MessageDoc[]): Promise<void> {
    const begun = await answerMailsOf(stores, region).findOne({ _id: held._id })
    if (!begun) return
    const ids: string[] = JSON.parse(begun.sending)
    const unsure = said.filter(({ _id, mail }) => ids.includes(_id) && mail?.state === 'due')
    await mark(region, held, unsure, { state: 'unsure', at: unixNow(deps) })
    await release(region, held._id, begun.claim)
  }

  /** Claims the mail with these messages; '' where somebody else has. */
  async function claim(region: Region, { _id, agentId }: ConversationDoc, ids: string[]): Promise<string> {
    const claimed = newId()
    const doc = { _id, agentId, claim: claimed, sending: JSON.stringify(ids) }
    return (await insertIfAbsent(answerMailsOf(stores, region), doc)) ? claimed : ''
  }

  const release = (region: Region, _id: string, claim: string) =>
    answerMailsOf(stores, region).deleteOne({ _id, claim })

  async function run({ region, key, signal }: JobRun): Promise<JobEnd | undefined> {
    const held = await conversations(region).findOne({ _id: key })
    const agent = held && (await agents(region).findOne({ _id: held.agentId }))
    if (!held || !agent) return undefined
    await settleBegun(region, held, await latest(region, key, looked))
    const said = await latest(region, key, looked)
    const due = said.filter(({ mail }) => mail?.state === 'due')
    const { isHere, seenAt } = await presenceOf(region, key)
    const [to = ''] = await givenAddresses(region, held)
    const unread = due.filter(({ mail }) => !isHere && to !== '' && seenAt <= (mail?.since ?? 0))
    await mark(
      region,
      held,
      due.filter((one) => !unread.includes(one)),
      null,
    )
    const [first] = unread
    if (!first?.mail) return undefined
    const dueAt = Math.min(...unread.map(({ mail }) => (mail?.at ?? 0) * 1000))
    if (dueAt > now()) return { againAt: dueAt }
    const room = await takeRoom(region, held, to)
    if (room.at > 0) {
      await mark(region, held, unread, { at: Math.ceil(room.at / 1000) })
      return { againAt: room.at }
    }
    const ids = unread.map(({ _id }) => _id)
    const claimed = signal.aborted ? '' : await claim(region, held, ids)
    if (!claimed) {
      await room.giveBack()
      return { againAt: now() + claimedMs }
    }
    // It was erased at this moment.
    if (!(await conversations(region).findOne({ _id: key }))) {
      await Promise.all([room.giveBack(), release(region, key, claimed)])
      return undefined
    }
    const before = said.slice(0, said.indexOf(first)).filter(({ role }) => role === 'user')
    try {
      await sendMail(region, held.workspaceId, answerMail(to, agent, lastAsked(before), unread))
    } catch (error) {
      if (error instanceof UnknownFateError) {
        await settleBegun(region, held, unread)
        return undefined
      }
      await room.giveBack()
      await release(region, key, claimed)
      if (!isRefused(error)) throw error
      deps.log.warn({ agent: agent._id, region }, 'live.answer_mail_refused')
      await mark(region, held, unread, { state: 'failed', to: shortenedEmail(to), at: unixNow(deps) })
      return undefined
    }
    await mark(region, held, unread, { state: 'sent', to: shortenedEmail(to), at: unixNow(deps) })
    await release(region, key, claimed)
    return undefined
  }

  return {
    kind: answerMailJob,
    atOnce: 4,
    ofOneWorkspace: 2,
    attempts: 10,
    run,
    async gaveUp({ region, key }) {
      const held = await conversations(region).findOne({ _id: key })
      if (!held) return
      const said = await latest(region, key, looked)
      const due = said.filter(({ mail }) => mail?.state === 'due')
      await mark(region, held, due, { state: 'failed', at: unixNow(deps) })
    },
  }
}

/** Whether a mail server said of the address that it will never take it: of ours it may say so until it is set up. */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && command === 'RCPT TO'
}
