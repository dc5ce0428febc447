import {
  templateFileLimit,
  templateOfOtherKind,
  templateTooLarge,
} from '#mocks/contracts/agents/template-limits.ts'

/** Reads a template file. Throws an Error with words for whoever chose it. */
export async function readTemplate(file: File): Promise<object> {
  if (!/\.json$/i.test(file.name)) throw new Error(templateOfOtherKind)
  if (file.size > templateFileLimit) throw new Error(templateTooLarge)
  let parsed: unknown
  try {
    parsed = JSON.parse(await file.text())
  } catch {
    throw new Error('The file is not JSON. Choose one that was exported from an agent.')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error('The file is not an agent template. Choose one that was exported from an agent.')
  }
  return parsed
}
