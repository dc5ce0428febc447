import type { StoredExtension } from '#mocks/contracts/files/stored-extension.ts'

/** How a stored file is served. Only pictures we encoded ourselves show in a page; the rest is downloaded. */
export const fileTypes: Readonly<Record<StoredExtension, { type: string; inline: boolean }>> = {
  png: { type: 'image/png', inline: true },
  webp: { type: 'image/webp', inline: true },
  pdf: { type: 'application/pdf', inline: false },
  txt: { type: 'text/plain; charset=utf-8', inline: false },
  csv: { type: 'text/csv; charset=utf-8', inline: false },
  json: { type: 'application/json; charset=utf-8', inline: false },
}
