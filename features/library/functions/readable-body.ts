/** An answer's text as a person reads it: whole JSON with line breaks, everything else as it is. */
export function readableBody(body: string, isCut: boolean): string {
  if (isCut) return body
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? JSON.stringify(parsed, null, 2) : body
  } catch {
    return body
  }
}
