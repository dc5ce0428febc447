import { mediaTypes } from '#mocks/contracts/files/media-types.ts'
import type { StoredExtension } from '#mocks/contracts/files/stored-extension.ts'

/** How a stored file is served. Only pictures we encoded ourselves show in a page; the rest is downloaded. */
export const fileTypes: Readonly<Record<StoredExtension, { type: string; inline: boolean }>> = {
  png: { type: mediaTypes.png, inline: true },
  webp: { type: mediaTypes.webp, inline: true },
  pdf: { type: mediaTypes.pdf, inline: false },
  txt: { type: mediaTypes.txt, inline: false },
  csv: { type: mediaTypes.csv, inline: false },
  json: { type: mediaTypes.json, inline: false },
  // Nobody uploads one: the server fetches it from the font service.
  woff2: { type: mediaTypes.woff2, inline: true },
}
