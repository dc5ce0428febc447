import { UpdateRejectedError } from '../errors.ts'
import { isPlainObject } from '../guard.ts'

/** Dotted paths into a parsed document. The guard has refused empty, `$` and prototype segments. */

type Container = Record<string, unknown> | unknown[]

/** The value at a path, `undefined` when missing. Arrays are entered only by index. */
export function valueAt(doc: unknown, path: string): unknown {
  let value = doc
  for (const segment of path.split('.')) {
    if (!isContainer(value) || !Object.hasOwn(value, segment)) return undefined
    value = (value as Record<string, unknown>)[segment]
  }
  return value
}

/** Sets the value at a path, making missing objects on the way; MongoDB refuses to go through a scalar. */
export function setAt(doc: Container, path: string, value: unknown): void {
  const segments = path.split('.')
  const last = segments.pop()!
  let container = doc
  for (const segment of segments) {
    const next = Object.hasOwn(container, segment) ? read(container, segment) : write(container, segment, {})
    if (!isContainer(next))
      throw new UpdateRejectedError(`cannot create a field in '${segment}' of '${path}'`)
    container = next
  }
  write(container, last, value)
}

/** Removes the value at a path; an array keeps its length and holds null instead. */
export function unsetAt(doc: Container, path: string): void {
  const cut = path.lastIndexOf('.')
  const container = cut === -1 ? doc : valueAt(doc, path.slice(0, cut))
  const key = path.slice(cut + 1)
  if (!isContainer(container) || !Object.hasOwn(container, key)) return
  if (!Array.isArray(container)) delete container[key]
  else if (key !== 'length') write(container, key, null)
}

function read(container: Container, key: string): unknown {
  return (container as Record<string, unknown>)[key]
}

function write(container: Container, key: string, value: unknown): unknown {
  if (Array.isArray(container) && !(/^\d+$/.test(key) && Number(key) <= container.length)) {
    throw new UpdateRejectedError(`'${key}' is no index of an array of ${container.length}`)
  }
  ;(container as Record<string, unknown>)[key] = value
  return value
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isPlainObject(value)
}
