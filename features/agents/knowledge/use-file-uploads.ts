import { useRef, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { sizeRefusal } from '#mocks/contracts/files/upload-rules.ts'
import { knowledgeFileTypes } from '#mocks/contracts/knowledge/document.schema.ts'
import { createKnowledgeFile } from '#mocks/contracts/knowledge/file.contract.ts'
import { documentNameLimit, knowledgeFileMB } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { readFailures } from '#mocks/contracts/knowledge/read-failures.ts'
import { type KnowledgeOwner, useKnowledgeChanged } from './knowledge.queries.ts'

/** One file on its way. */
export interface FileUploadState {
  id: string
  name: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed; '' otherwise. */
  message: string
}

/** Files sent at the same time. */
const atOnce = 2

/** Sends several files, a few at a time, and keeps what became of each. */
export function useFileUploads({ region, agentId }: KnowledgeOwner) {
  const changed = useKnowledgeChanged({ region, agentId })
  const [uploads, setUploads] = useState<readonly FileUploadState[]>([])
  const queue = useRef<{ id: string; file: File }[]>([])
  const sending = useRef(0)
  const mark = (id: string, next: Partial<FileUploadState>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))

  async function send(documentId: string, file: File): Promise<void> {
    mark(documentId, { state: 'sending' })
    try {
      if (file.size === 0) throw new Error(readFailures.empty)
      if (file.size > knowledgeFileMB * 1_000_000)
        throw new Error(sizeRefusal({ accept: knowledgeFileTypes, maxSizeMB: knowledgeFileMB }))
      const base64Payload = await dataUrlOf(file)
      const name = file.name.slice(0, documentNameLimit)
      await call(createKnowledgeFile, {
        params: { region, agentId, documentId },
        body: { name, base64Payload },
      })
      mark(documentId, { state: 'sent' })
    } catch (error) {
      const found = error instanceof ApiError ? error.fields.base64Payload : undefined
      mark(documentId, { state: 'failed', message: found ?? (error instanceof Error ? error.message : '') })
    }
  }

  function next(): void {
    while (sending.current < atOnce) {
      const one = queue.current.shift()
      if (!one) return
      sending.current += 1
      void send(one.id, one.file).finally(() => {
        sending.current -= 1
        next()
        void changed()
      })
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: newAgentId(), file }))
      setUploads((all) => [
        ...all,
        ...added.map(({ id, file }) => ({ id, name: file.name, state: 'waiting' as const, message: '' })),
      ])
      queue.current.push(...added)
      next()
    },
    clear: () => setUploads([]),
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error(readFailures.broken))
    reader.readAsDataURL(file)
  })
}
