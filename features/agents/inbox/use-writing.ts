import { useRef } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'
import { useAttached } from './attach/use-attached.ts'
import { useCannedOffers } from './canned-offer.tsx'
import type { ChatRef } from './inbox.queries.ts'
import { useDraft } from './use-draft.ts'

interface Writing {
  chat: ChatRef
  /** What it is. */
  as: 'answer' | 'note'
  /** Replies that are kept; `/` asks for them. */
  canned: readonly Canned[]
  /** Told of what is typed. */
  onType?: (text: string) => void
}

/** What a member writes in a chat: its text, what goes with it, and the canned responses that are offered. */
export function useWriting({ chat, as, canned, onType }: Writing) {
  const draft = useDraft(chat.conversationId, as)
  const { text } = draft
  const failed = useRef({ id: '', content: '' })
  const area = useRef<HTMLTextAreaElement>(null)
  const attached = useAttached(chat)

  function type(next: string) {
    draft.type(next)
    onType?.(next)
  }

  /** Puts a text in place of what is typed. */
  function replace(next: string) {
    type(next)
    area.current?.focus()
  }

  /** Takes the text to be sent, so that the next one can be typed; the files are taken away once they have arrived. */
  function take() {
    const content = JSON.stringify([text, attached.ids])
    const id = failed.current.content === content ? failed.current.id : newAgentId()
    const giveBack = draft.take()
    return {
      /** The same one when what failed is sent again unchanged, which is kept once. */
      id,
      text,
      /** It did not arrive: it stands before what was typed since. */
      giveBack() {
        failed.current = { id, content }
        giveBack()
      },
    }
  }

  const says = text.trim() !== '' || attached.ids.length > 0
  return {
    text,
    type,
    replace,
    take,
    area,
    attached,
    replies: useCannedOffers({ text, canned, onPick: replace }),
    /** There is something, and all its files are up. */
    isReady: says && attached.areUp,
  }
}
