import type { StoredExtension } from './stored-extension.ts'

/** The media type of a stored file. */
export const mediaTypes: Readonly<Record<StoredExtension, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
}
