import { ImagePlus, RotateCw, Trash2 } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import type { FileRules } from '#ui/file-upload/check-file.ts'
import { useFileDrop } from '#ui/file-upload/use-file-drop.ts'
import { type Upload, useFileUpload } from '#ui/file-upload/use-file-upload.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './image-upload.css'

/** Everything else reaches the element. */
export interface ImageUploadProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, FileRules {
  /** Which picture it is: 'Logo (light)'. */
  label: string
  /** What is best: 'PNG, 256x256 square'. */
  hint?: ReactNode
  /** Address of the picture there is, if any. */
  value?: string | null
  /** Called with the address of the new picture, or null when it was removed. */
  onValueChange: (url: string | null) => void
  /** Sends the file and resolves to its address. */
  upload: Upload<{ url: string }>
  /** Said beside a picture whose sides differ; it is taken all the same. @default nothing is said */
  notSquare?: string
  /** Shows it on the dark background it is for. @default false */
  onDark?: boolean
  /** @default false */
  disabled?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A picture with its preview: chosen by click, drag or paste, replaced and removed. */
export function ImageUpload({
  label,
  hint,
  value,
  onValueChange,
  upload,
  accept = ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  maxSizeMB,
  notSquare,
  onDark = false,
  disabled = false,
  variant,
  className,
  ...rest
}: ImageUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { state, choose, reset } = useFileUpload({
    upload,
    accept,
    maxSizeMB,
    onUploaded: ({ url }) => onValueChange(url),
  })
  const readOnly = useReadOnly()
  const drop = useFileDrop(choose, disabled || readOnly)
  const uploading = state.status === 'uploading'
  const local = useObjectUrl(uploading ? state.file : undefined)
  const shown = local ?? value
  const problem =
    state.status === 'refused' ? state.refusal.message : state.status === 'failed' && state.message

  const [oblong, setOblong] = useState<string | null>()
  const look = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setOblong(naturalWidth === naturalHeight ? undefined : (shown ?? undefined))

  const remove = () => {
    reset()
    if (!uploading) onValueChange(null)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand inside the row
    <div
      role="group"
      aria-labelledby={id}
      {...rest}
      {...drop.handlers}
      className={cx('vg-image-upload', className)}
      data-state={state.status}
      data-over={drop.over || undefined}
      data-variant={useThemeVariant(variant)}
    >
      <div className="vg-image-upload__preview" data-dark={onDark || undefined}>
        {shown ? <img src={shown} alt={label} onLoad={look} /> : <ImagePlus aria-hidden />}
        {uploading && (
          <span className="vg-_image-upload__wait">
            <Spinner label={`Uploading ${label}`} />
          </span>
        )}
      </div>
      <div className="vg-_image-upload__words">
        <span id={id} className="vg-_image-upload__label">
          {label}
        </span>
        {hint !== undefined && !readOnly && <span className="vg-_image-upload__hint">{hint}</span>}
        {notSquare && shown && oblong === shown && (
          <span className="vg-_image-upload__hint" role="status">
            {notSquare}
          </span>
        )}
        <span className="vg-_image-upload__problem" role="alert">
          {problem}
        </span>
      </div>
      {!readOnly && (
        <div className="vg-_image-upload__actions">
          {state.status === 'failed' && (
            <IconButton
              label="Retry"
              icon={<RotateCw />}
              size="sm"
              disabled={disabled}
              onClick={() => choose(state.file)}
            />
          )}
          <Button size="sm" disabled={disabled} loading={uploading} onClick={() => input.current?.click()}>
            {value ? 'Replace' : 'Upload'}
          </Button>
          {(value || uploading) && (
            <IconButton
              label={uploading ? 'Cancel' : `Remove ${label}`}
              icon={<Trash2 />}
              size="sm"
              disabled={disabled}
              onClick={remove}
            />
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) void choose(chosen)
          // So that the same file can be chosen again after a failure.
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** An address for a file that is not up yet; given back when it is no longer shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
