/**
 * The bytes of a base64 text, with or without a `data:…;base64,` before it; null for anything else. What a data URL
 * says of its type is not believed.
 */
export function readPayload(payload: string): Uint8Array<ArrayBuffer> | null {
  const start = /^data:[^,]{0,200};base64,/i.exec(payload)?.[0].length ?? 0
  const base64 = payload.slice(start)
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  // Looking for what must not be there keeps nothing to come back to, however long the text is.
  if (base64.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(base64.slice(0, base64.length - padding))) return null
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
