import { sizeRefusal, typeRefusal, type UploadRules } from '../files/upload-rules.ts'

/** A template file somebody brings, and so the largest that is exported. */
const templateFiles: UploadRules = { accept: ['json'], maxSizeMB: 10 }

/** Largest template file in bytes; one MB counts as a million (spec 1 §5). */
export const templateFileLimit = templateFiles.maxSizeMB * 1_000_000

/** Said of a larger one (spec 1 §5). */
export const templateTooLarge = sizeRefusal(templateFiles)

/** Said of a file of another kind (spec 1 §5). */
export const templateOfOtherKind = typeRefusal(templateFiles)

/** Most documents of a template: as many as an agent answers from. */
export const templateDocumentsLimit = 1000

/** A template as the text of its file; its bytes are what `checkAgentTemplate` tells. */
export function templateText(template: object): string {
  return `${JSON.stringify(template, null, 2)}\n`
}
