import { useRef } from 'react'
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
  const [text, setText] = useDraft(chat.conversationId, as)
  const area = useRef<HTMLTextAreaElement>(null)
  const attached = useAttached(chat)

  function type(next: string) {
    setText(next)
    onType?.(next)
  }

  /** Puts a text in place of what is typed. */
  function replace(next: string) {
    type(next)
    area.current?.focus()
  }

  const says = text.trim() !== '' || attached.ids.length > 0
  return {
    text,
    type,
    replace,
    /** Leaves nothing of the text; the files are taken away by themselves. */
    clear: () => setText(''),
    area,
    attached,
    replies: useCannedOffers({ text, canned, onPick: replace }),
    /** There is something, and all its files are up. */
    isReady: says && attached.areUp,
  }
}
