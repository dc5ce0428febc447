import { tabIcons } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { sizeRefusal, typeRefusal } from '#mocks/contracts/files/upload-rules.ts'

/** Longest side an icon is sent at, in pixels: it is shown small. */
const sentSide = 128

/** Reads an icon of at most 1 MB for the tab, drawn small. Rejects with the words to show for anything else. */
export async function readTabIcon(file: File): Promise<string> {
  if (file.size > tabIcons.maxSizeMB * 1_000_000) throw new Error(sizeRefusal(tabIcons))
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) throw new Error(typeRefusal(tabIcons))
  const scale = Math.min(1, sentSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/png')
}
