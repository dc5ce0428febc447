import { mostPixels, tooManyPixels } from '#mocks/contracts/files/upload-rules.ts'

/** Largest picture, in bytes: 0.5 MB, counting a megabyte as a million (spec 1 §5). */
const maxBytes = 500_000
const extensions = ['png', 'jpg', 'jpeg', 'gif', 'webp']

/** For the file picker: the same extensions the check accepts. */
export const logoAccept = extensions.map((extension) => `.${extension}`).join(',')

const wrongType = `Only ${extensions.join(', ')} Files`

/** A picture the owner gave. */
export interface LogoFile {
  name: string
  dataUrl: string
}

/** What is wrong with a file by its name and size; undefined when nothing is. The extension follows the last dot. */
export function logoProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !extensions.includes(extension)) return wrongType
  return size > maxBytes ? 'Max size: 0.5 MBs' : undefined
}

/** Reads a picture for the preview and the server. Rejects with the words to show for anything else. */
export async function readLogo(file: File): Promise<LogoFile> {
  const problem = logoProblem(file)
  if (problem) throw new Error(problem)
  const decoded = await createImageBitmap(file).catch(() => undefined)
  if (!decoded) throw new Error(wrongType)
  const pixels = decoded.width * decoded.height
  decoded.close()
  if (pixels > mostPixels) throw new Error(tooManyPixels)
  return { name: file.name, dataUrl: await dataUrlOf(file) }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error(wrongType))
    reader.readAsDataURL(file)
  })
}
