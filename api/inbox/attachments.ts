import type { Attachment } from '#mocks/contracts/conversations/attachment.schema.ts'
import { mediaTypes } from '#mocks/contracts/files/media-types.ts'
import { temporaryHours } from '#mocks/contracts/files/upload-rules.ts'
import { lostAttachments } from '#mocks/contracts/inbox/inbox.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { FileDoc } from '../files/file.repository.ts'
import { refused } from '../http/http-error.ts'
import { parseFilePath } from '../providers/files/file-path.ts'
import type { DocStore, Filter, Stores } from '../store/store.ts'

/** A file of a conversation: one of the agent's files, so that it is counted and removed with them. */
export interface AttachmentDoc extends FileDoc {
  conversationId: string
  /** What it is called. */
  name: string
  /** E-mail address of who gave it. */
  by: string
  /**
   * Id of the note, or of the message as its browser made it, that brings it; '' until it is sent. Until that is kept,
   * `expiresAt` tells a day: whoever is cut off in between leaves none behind.
   */
  usedBy: string
  /** It goes with a note: its visitor never gets it. */
  inNote: boolean
}

/** Files that go with nothing are kept for so long, in milliseconds. */
const keptMs = temporaryHours * 60 * 60 * 1000

/** What files go with. */
interface Sending {
  region: Region
  conversationId: string
  /** E-mail address of who sends it. */
  by: string
  usedBy: string
  inNote: boolean
}

function attachmentDocs(stores: Stores, region: Region): DocStore<AttachmentDoc> {
  return stores[region].collection('files')
}

type Which = Pick<AttachmentDoc, 'conversationId'> & Partial<Pick<AttachmentDoc, 'usedBy' | 'inNote'>>

/** Changes each of these that is still so when it is written. */
async function changeAttachments(
  stores: Stores,
  region: Region,
  which: Filter<AttachmentDoc>,
  change: Partial<Pick<AttachmentDoc, 'usedBy' | 'expiresAt'>>,
): Promise<void> {
  const files = attachmentDocs(stores, region)
  const found = await files.find<{ _id: string }>(which, { projection: { _id: 1 } }).toArray()
  for (const { _id } of found) await files.updateOne({ ...which, _id }, { $set: change })
}

/**
 * Takes files away: nobody reads them from now on, and their bytes go with the next round of the files. That is told
 * in their records, so that a process that dies in between leaves none behind.
 */
export const removeAttachments = (stores: Stores, region: Region, which: Which): Promise<void> =>
  changeAttachments(stores, region, which, { expiresAt: 0 })

/** A file as its readers see it. */
export function presentAttachment({ _id, name, path, size }: AttachmentDoc): Attachment {
  const { extension } = parseFilePath(path) ?? { extension: 'txt' as const }
  return { ID: _id, name, type: mediaTypes[extension], size }
}

/** Files that go with messages and notes: each with one of them, and only of who gave it. */
export function createAttachments({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  async function claim(_id: string, { region, conversationId, by, usedBy, inNote }: Sending) {
    const files = attachmentDocs(stores, region)
    const given = { _id, conversationId, by }
    // The same message may be sent again after it was cut off.
    const mayGo = { $or: [{ usedBy: '' }, { usedBy, inNote }], expiresAt: { $gt: now() } }
    const claimed = await files.findOneAndUpdate(
      { ...given, ...mayGo },
      { $set: { usedBy, inNote, expiresAt: now() + keptMs } },
      { returnDocument: 'after' },
    )
    return claimed ?? files.findOne({ ...given, usedBy, inNote, expiresAt: null })
  }

  /** Lets files go with nothing again: they may be sent for another day. None that was kept, or taken away. */
  async function giveBack({ region, conversationId, usedBy, inNote }: Sending) {
    const given = { usedBy: '', expiresAt: now() + keptMs }
    const which = { conversationId, usedBy, inNote, expiresAt: { $gt: now() } }
    await changeAttachments(stores, region, which, given)
  }

  return {
    /** Puts files with what is being sent; 422 with none of them where one is not there to be sent. */
    async claim(sending: Sending, ids: readonly string[]): Promise<Attachment[]> {
      const claimed: AttachmentDoc[] = []
      for (const id of new Set(ids)) {
        const file = await claim(id, sending)
        if (!file) {
          if (claimed.length > 0) await giveBack(sending)
          throw refused(lostAttachments)
        }
        claimed.push(file)
      }
      return claimed.map(presentAttachment)
    },

    /** What brings them is kept, and so are they; one that was taken away meanwhile stays so. */
    async keep(
      { region, conversationId, usedBy, inNote }: Sending,
      files: readonly Attachment[],
    ): Promise<void> {
      for (const { ID: _id } of files) {
        const which = { _id, conversationId, usedBy, inNote, expiresAt: { $gt: 0 } }
        await attachmentDocs(stores, region).updateOne(which, { $set: { expiresAt: null } })
      }
    },

    /** What was to bring them was not sent. */
    giveBack,

    /** A file that is still there; null for any other, and for one of another conversation. */
    async find(region: Region, conversationId: string, _id: string): Promise<AttachmentDoc | null> {
      const file = await attachmentDocs(stores, region).findOne({ _id, conversationId })
      return file && (file.expiresAt === null || file.expiresAt > now()) ? file : null
    },
  }
}
