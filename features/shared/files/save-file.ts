/** Gives somebody a text as a file. @param name with its ending @param type its media type, without a charset */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Gives somebody bytes as a file; no browser takes them for anything it could show. @param name with its ending */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  saveBlob(name, new Blob([bytes], { type: 'application/octet-stream' }))
}

function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
