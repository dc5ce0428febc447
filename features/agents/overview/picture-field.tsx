import { useFormContext, useWatch } from 'react-hook-form'
import { uploadFile } from '#features/shared/upload/upload-file.ts'
import { uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'

export interface PictureFieldProps {
  region: Region
  agentId: string
  workspaceId: string
}

const { accept, maxSizeMB } = uploadPurposes.pictures

/** The agent's picture beside its name. A new one is up at once, and the agent's when the page is saved. */
export function PictureField({ region, agentId, workspaceId }: PictureFieldProps) {
  const { control, setValue } = useFormContext<AgentValues>()
  const value = useWatch({ control, name: 'roundedImageURL' })
  return (
    <ImageUpload
      {...overviewWords.roundedImageURL}
      hint={`Square, 256 px or more, up to ${maxSizeMB} MB`}
      accept={accept}
      maxSizeMB={maxSizeMB}
      value={value || null}
      onValueChange={(url) => setValue('roundedImageURL', url ?? '', { shouldDirty: true })}
      upload={(file, { signal }) =>
        uploadFile({ region, agentId, workspaceId, purpose: 'pictures' }, file, signal)
      }
    />
  )
}
