import { useEffect, useRef, useState } from 'react'
import { checkFile, type FileRefusal, type FileRules } from './check-file.ts'

/** Sends a file; reports the share sent, 0–1, and stops when the signal says so. */
export type Upload<Result> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result>

/** Where an upload stands. */
export type UploadState<Result> =
  | { status: 'idle' }
  | { status: 'uploading'; file: File; progress: number | null }
  | { status: 'uploaded'; file: File; result: Result }
  | { status: 'refused'; file: File; refusal: FileRefusal }
  | { status: 'failed'; file: File; message: string }

interface FileUploadOptions<Result> extends FileRules {
  upload: Upload<Result>
  onUploaded?: (result: Result, file: File) => void
}

/** One upload at a time: a new file takes the place of the one before. */
export function useFileUpload<Result>({ upload, onUploaded, ...rules }: FileUploadOptions<Result>) {
  const [state, setState] = useState<UploadState<Result>>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const choose = async (file: File) => {
    running.current?.abort()
    const refusal = checkFile(file, rules)
    if (refusal) return setState({ status: 'refused', file, refusal })

    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const unlessStopped = (next: UploadState<Result>) => {
      if (!signal.aborted) setState(next)
    }
    setState({ status: 'uploading', file, progress: null })
    try {
      const onProgress = (share: number) => unlessStopped({ status: 'uploading', file, progress: share })
      const result = await upload(file, { onProgress, signal })
      unlessStopped({ status: 'uploaded', file, result })
      if (!signal.aborted) onUploaded?.(result, file)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      unlessStopped({ status: 'failed', file, message })
    }
  }

  const reset = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, choose, reset }
}
