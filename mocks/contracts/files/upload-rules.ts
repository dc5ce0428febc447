/** Pictures people may give (spec 1 §5). */
const imageExtensions = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const
/** Documents people may give: nothing that runs, and no archive. */
const documentExtensions = ['pdf', 'txt', 'csv', 'json'] as const

/** What may be uploaded for one purpose. */
export interface UploadRules {
  /** Extensions without the dot. */
  accept: readonly string[]
  /** Greatest size; one MB counts as a million bytes (spec 1 §5). */
  maxSizeMB: number
}

/** Rules by purpose, which is the first folder of `targetPath`; `files` is for every other path. */
export const uploadPurposes = {
  /** Shown small: an agent's face, a logo. */
  pictures: { accept: imageExtensions, maxSizeMB: 2 },
  /** Shown large: a chat's background. */
  backgrounds: { accept: imageExtensions, maxSizeMB: 5 },
  documents: { accept: documentExtensions, maxSizeMB: 5 },
  /** Sent to a visitor, or kept with a note; given to a conversation alone. */
  attachments: { accept: [...imageExtensions, ...documentExtensions], maxSizeMB: 10 },
  files: { accept: [...imageExtensions, ...documentExtensions], maxSizeMB: 5 },
} as const satisfies Record<string, UploadRules>

/** A person's and a workspace's picture (spec 2 §9). */
export const ownPictures: UploadRules = { accept: imageExtensions, maxSizeMB: 0.5 }

/** What a file is for. */
export type UploadPurpose = keyof typeof uploadPurposes

/** Most a workspace keeps, in MB. */
export const workspaceFilesMB = 500

/** Most files a workspace keeps. */
export const workspaceFilesCount = 2000

/** How long a temporary file is kept, in hours. */
export const temporaryHours = 24

/** The purpose a path hints at. A path is never more than a hint: the server makes its own. */
export function purposeOf(targetPath: string): UploadPurpose {
  const [folder = ''] = targetPath.split('/')
  return Object.hasOwn(uploadPurposes, folder) ? (folder as UploadPurpose) : 'files'
}

/** The extension a path hints at: the part after the last dot, in lower case; '' where there is none. */
export function hintedExtension(targetPath: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(targetPath)?.[1]?.toLowerCase() ?? ''
}

/** Said of a file without a byte. */
export const emptyFile = 'This file is empty.'

/** Why a file is too large (spec 1 §5). */
export function sizeRefusal({ maxSizeMB }: UploadRules): string {
  return `Max size: ${maxSizeMB} MBs`
}

/** Most pixels of a picture that is taken, however few bytes it has: more are not unpacked. */
export const mostPixels = 25_000_000

/** Said of a picture with more of them. */
export const tooManyPixels = `This picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller.`

/** Why a file is of the wrong kind (spec 1 §5). */
export function typeRefusal({ accept }: UploadRules): string {
  return `Only ${accept.join(', ')} Files`
}
