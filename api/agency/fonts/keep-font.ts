import type { FontFaceFile } from '#mocks/contracts/agency/agency.schema.ts'
import {
  fontServiceFailed,
  fontTooLarge,
  fontTooManyFiles,
  unknownFont,
} from '#mocks/contracts/agency/fonts.ts'
import type { Deps } from '../../deps.ts'
import { endPictures } from '../../files/end-pictures.ts'
import { createFileService } from '../../files/file.service.ts'
import { invalid } from '../../http/http-error.ts'
import type { FileOwner } from '../../providers/files/file-path.ts'
import { createFontService, type FontFailure } from './font-service.ts'

const words: Record<FontFailure, string> = {
  unknown: unknownFont,
  failed: fontServiceFailed,
  'too-large': fontTooLarge,
  'too-many-files': fontTooManyFiles,
}

/** Fetches a font once and keeps its files with those of the workspace; refuses what cannot be had in words. */
export async function keepFont(
  deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log' | 'config'>,
  owner: FileOwner,
  family: string,
): Promise<FontFaceFile[]> {
  const font = await createFontService(deps.config).fetch(family)
  if (typeof font === 'string') {
    deps.log.warn({ family, why: font }, 'agency.font.refused')
    throw invalid({ googleFont: words[font] })
  }
  const files = createFileService(deps)
  const kept: string[] = []
  try {
    for (const bytes of font.files) {
      const { path } = await files.keep(owner, { bytes, extension: 'woff2' })
      kept.push(`/files/${path}`)
    }
  } catch (error) {
    await endPictures(deps, owner, kept)
    throw error
  }
  return font.faces.map(({ file, ...face }) => ({ ...face, src: kept[file]! }))
}
