/** What a file must be. */
export interface FileRules {
  /** Extensions without the dot, such as 'png'; empty or absent means any. */
  accept?: readonly string[]
  /** Greatest size; one MB counts as a million bytes (spec 1 §5). */
  maxSizeMB?: number
}

/** Why a file is refused. */
export interface FileRefusal {
  reason: 'type' | 'size' | 'empty'
  message: string
}

/** Why a file may not be uploaded, with the specification's words (spec 1 §5), or undefined. */
export function checkFile(file: { name: string; size: number }, rules: FileRules): FileRefusal | undefined {
  const { accept = [], maxSizeMB } = rules
  if (accept.length > 0 && !accept.some((extension) => extension.toLowerCase() === extensionOf(file.name))) {
    return { reason: 'type', message: `Only ${accept.join(', ')} Files` }
  }
  if (maxSizeMB !== undefined && file.size > maxSizeMB * 1_000_000) {
    return { reason: 'size', message: `Max size: ${maxSizeMB} MBs` }
  }
  return file.size === 0 ? { reason: 'empty', message: 'This file is empty.' } : undefined
}

/** The part after the last dot, in lower case; '' where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Size for people: '512 B', '3.4 kB', '1.2 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size.toFixed(1)} ${unit}`
}
