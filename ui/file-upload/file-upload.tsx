import { CircleAlert, CircleCheck, FileUp, RotateCw, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { MiddleTruncate } from '#ui/middle-truncate/middle-truncate.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { type FileRules, formatSize } from './check-file.ts'
import { useFileDrop } from './use-file-drop.ts'
import { type Upload, useFileUpload } from './use-file-upload.ts'
import '#ui/visually-hidden/visually-hidden.css'
import './file-upload.css'

/** Everything else reaches the element. */
export interface FileUploadProps<Result> extends Omit<ComponentProps<'div'>, 'children'>, FileRules {
  /** What is asked for: 'Upload a document'. */
  label: string
  /** What is taken; by default made from the rules. */
  hint?: ReactNode
  /** Sends the file; reports the share sent and stops when told to. */
  upload: Upload<Result>
  /** Called with the answer when it is up. */
  onUploaded?: (result: Result, file: File) => void
  /** @default false */
  disabled?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Takes one file by click, drag or paste, and shows how far it is, that it is up, or why not. */
export function FileUpload<Result>({
  label,
  hint,
  upload,
  onUploaded,
  accept,
  maxSizeMB,
  disabled = false,
  variant,
  className,
  ...rest
}: FileUploadProps<Result>) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { state, choose, reset } = useFileUpload({ upload, onUploaded, accept, maxSizeMB })
  const drop = useFileDrop(choose, disabled)
  const file = state.status === 'idle' ? undefined : state.file
  const problem =
    state.status === 'refused' ? state.refusal.message : state.status === 'failed' && state.message

  return (
    <div
      {...rest}
      {...drop.handlers}
      className={cx('vg-file-upload', className)}
      data-state={state.status}
      data-over={drop.over || undefined}
      data-variant={useThemeVariant(variant)}
    >
      <button
        type="button"
        className="vg-file-upload__zone"
        aria-describedby={hintId}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        <span className="vg-file-upload__label">{label}</span>
        <span id={hintId} className="vg-_file-upload__hint">
          {hint ?? describeRules({ accept, maxSizeMB })}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) void choose(chosen)
          // So that the same file can be chosen again after a failure.
          event.target.value = ''
        }}
      />
      {file && (
        <div className="vg-file-upload__file">
          {state.status === 'uploaded' && <CircleCheck aria-hidden className="vg-_file-upload__done" />}
          {problem && <CircleAlert aria-hidden className="vg-_file-upload__problem" />}
          <div className="vg-_file-upload__words">
            <div className="vg-_file-upload__name">
              <MiddleTruncate text={file.name} />
              <span className="vg-_file-upload__size">{formatSize(file.size)}</span>
            </div>
            {state.status === 'uploading' && (
              <ProgressBar
                label={`Uploading ${file.name}`}
                hideLabel
                value={state.progress === null ? null : Math.round(state.progress * 100)}
                valueText={state.progress === null ? undefined : `${Math.round(state.progress * 100)}%`}
              />
            )}
          </div>
          {state.status === 'uploading' && state.progress !== null && (
            <span className="vg-_file-upload__percent">{Math.round(state.progress * 100)}%</span>
          )}
          {state.status === 'failed' && (
            <IconButton label="Retry" icon={<RotateCw />} size="sm" onClick={() => choose(file)} />
          )}
          <IconButton
            label={state.status === 'uploading' ? 'Cancel' : 'Remove'}
            icon={<X />}
            size="sm"
            onClick={reset}
          />
        </div>
      )}
      <p className="vg-_file-upload__message" role="alert">
        {problem}
      </p>
      <span className="vg-visually-hidden" role="status">
        {state.status === 'uploaded' && `${state.file.name} is uploaded`}
      </span>
    </div>
  )
}

function describeRules({ accept, maxSizeMB }: FileRules): string {
  const types = accept?.length ? accept.map((extension) => extension.toUpperCase()).join(', ') : 'Any file'
  return maxSizeMB === undefined ? types : `${types}, up to ${maxSizeMB} MB`
}
