import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { readLogo } from './logo-file.ts'

interface PictureFieldProps {
  /** Which picture it is: 'Workspace photo'. */
  label: string
  /** Address of the picture there is, or '' for none. */
  value: string
  /** Called with the new picture as a data URL, or '' when it was removed. */
  onValueChange: (url: string) => void
  /** @default false */
  disabled?: boolean
}

/** A small picture that is sent with the form it stands in: at most 0.5 MB. */
export function PictureField({ label, value, onValueChange, disabled }: PictureFieldProps) {
  return (
    <ImageUpload
      label={label}
      hint="PNG, JPG, GIF or WebP, up to 0.5 MB"
      value={value || null}
      onValueChange={(url) => onValueChange(url ?? '')}
      upload={async (file) => ({ url: (await readLogo(file)).dataUrl })}
      disabled={disabled}
    />
  )
}
