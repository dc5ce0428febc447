import { knowledgeFileTypes } from './document.schema.ts'
import { fileTextLimit } from './knowledge-limits.ts'

const types = knowledgeFileTypes.join(', ')

/** Why a file could not be read, in the product's words. */
export const readFailures = {
  empty: 'This file is empty.',
  unknown: `This file is none of the kinds that can be read: ${types}.`,
  password: 'This file is protected by a password. Remove the password and upload it again.',
  'old-office': 'This file is of an older Office version. Save it as docx or xlsx and upload it again.',
  archive: 'This is an archive. Unpack it and upload the files in it.',
  bomb: 'This file unpacks to far more than it seems to hold, so it was not opened.',
  scan: 'This PDF holds pictures of pages and no text. Make its text readable (OCR) and upload it again.',
  'no-text': 'There is no text in this file.',
  broken: 'This file is damaged and could not be read.',
  'bad-json': 'This JSON file is not valid: it could not be read to its end.',
  'too-long': `This file holds more than ${fileTextLimit.toLocaleString('en')} characters of text. Split it and upload the parts.`,
  'too-heavy': 'Reading this file needs more memory than one file may. Split it and upload the parts.',
  'too-slow': 'Reading this file took too long. Try again, or split it and upload the parts.',
  busy: 'Many files are being read just now. Try again in a moment.',
} as const

/** One of the reasons. */
export type ReadFailure = keyof typeof readFailures

/** Reasons that may not hold the next time. */
const passing: readonly ReadFailure[] = ['too-slow', 'busy']

/** Whether reading the same file again may end otherwise. */
export function mayPass(failure: ReadFailure): boolean {
  return passing.includes(failure)
}
