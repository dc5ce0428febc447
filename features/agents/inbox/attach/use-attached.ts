import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { dataUrlOf } from '#features/shared/upload/data-url-of.ts'
import { attachmentsLimit } from '#mocks/contracts/conversations/attachment.schema.ts'
import { uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import { createAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { checkFile } from '#ui/file-upload/check-file.ts'
import type { ChatRef } from '../inbox.queries.ts'

/** A file that is to go with what is being written. */
export interface GivenFile {
  key: number
  file: File
  state: 'uploading' | 'ready' | 'failed'
  /** Its id, once it is up. */
  ID?: string
  /** Why it is not up. */
  problem?: string
  /** Whether it may be tried again: what is too large stays so. */
  retryable?: boolean
}

/** What is said of files beyond those that go with one message. */
export const tooManyFiles = `Only ${attachmentsLimit} files go with one message.`

/** Why something with files was not sent. */
export function sendProblem(error: unknown): string {
  const lost = error instanceof ApiError ? error.fields.attachments : undefined
  return lost ?? (error instanceof Error ? error.message : '')
}

/** Files that go with a message or a note: each is sent up when it is chosen, and may be taken away again. */
export function useAttached(chat: ChatRef) {
  const [files, setFiles] = useState<readonly GivenFile[]>([])
  const [isOver, setIsOver] = useState(false)
  const under = useRef(new Map<number, AbortController>())
  const next = useRef(0)

  useEffect(() => {
    const { current } = under
    return () => {
      for (const each of current.values()) each.abort()
    }
  }, [])

  function change(key: number, changed: Partial<GivenFile>) {
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)))
  }

  async function upload(key: number, file: File) {
    const over = new AbortController()
    under.current.set(key, over)
    change(key, { state: 'uploading', problem: undefined })
    try {
      const body = { name: file.name.slice(-1000), base64Payload: await dataUrlOf(file) }
      const { ID } = await call(createAttachment, { params: { ...chat }, body, signal: over.signal })
      change(key, { state: 'ready', ID })
    } catch (error) {
      if (over.signal.aborted) return
      const refusal = error instanceof ApiError ? error.fields.base64Payload : undefined
      const problem = refusal ?? (error instanceof Error ? error.message : '')
      change(key, { state: 'failed', problem, retryable: refusal === undefined })
    } finally {
      under.current.delete(key)
    }
  }

  function add(file: File) {
    const key = next.current
    next.current += 1
    setFiles((all) => [...all, { key, file, state: 'uploading' }])
    return key
  }

  return {
    files,
    /** More were given than go with one message. */
    isOver,
    /** Ids of those that are up, in their order. */
    ids: files.flatMap(({ ID }) => ID ?? []),
    /** All of them are up: what is written may be sent. */
    areUp: files.every(({ state }) => state === 'ready'),
    /** Takes files as they were chosen, dropped or pasted. */
    give(given: readonly File[]) {
      const room = attachmentsLimit - files.length
      setIsOver(given.length > room)
      for (const file of given.slice(0, Math.max(0, room))) {
        const key = add(file)
        const refused = checkFile(file, uploadPurposes.attachments)
        if (refused) change(key, { state: 'failed', problem: refused.message })
        else void upload(key, file)
      }
    },
    retry({ key, file }: GivenFile) {
      void upload(key, file)
    },
    remove(key: number) {
      under.current.get(key)?.abort()
      setIsOver(false)
      setFiles((all) => all.filter((each) => each.key !== key))
    },
    /** These were sent; what was given meanwhile stays. */
    clear(sent: readonly string[]) {
      setIsOver(false)
      setFiles((all) => all.filter(({ ID }) => !ID || !sent.includes(ID)))
    },
  }
}

export type Attached = ReturnType<typeof useAttached>
