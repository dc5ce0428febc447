/** Largest template file that is read, in bytes; the server takes no more. */
const largest = 900_000

/** Reads a template file. Throws an Error with words for whoever chose it. */
export async function readTemplate(file: File): Promise<object> {
  if (file.size > largest) throw new Error('The file is larger than a template can be.')
  let parsed: unknown
  try {
    parsed = JSON.parse(await file.text())
  } catch {
    throw new Error('The file is not JSON. Choose one that was exported from an agent.')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error('The file is no agent template. Choose one that was exported from an agent.')
  }
  return parsed
}
