import { isPlainObject } from '../guard.ts'
import type { Projection } from '../store.ts'

type Tree = { [key: string]: Tree | true }

/** Keeps or leaves out fields as MongoDB does: paths reach into the elements of arrays, `_id` stays unless 0. */
export function project(doc: Record<string, unknown>, projection: Projection): unknown {
  const { _id: id, ...fields } = projection
  const paths = Object.keys(fields)
  const including = paths.length > 0 ? paths.some((path) => fields[path] === 1) : id === 1
  const withId = including ? id !== 0 : id === 0
  const tree = toTree(withId ? ['_id', ...paths] : paths)
  return including ? keep(doc, tree) : omit(doc, tree)
}

function toTree(paths: string[]): Tree {
  const tree = emptyTree()
  for (const path of paths) {
    const segments = path.split('.')
    const last = segments.pop()!
    let node = tree
    for (const segment of segments) node = branchOf(node, segment)
    node[last] = true
  }
  return tree
}

function branchOf(node: Tree, segment: string): Tree {
  const existing = node[segment]
  if (existing !== undefined && existing !== true) return existing
  const branch = emptyTree()
  node[segment] = branch
  return branch
}

/** Without a prototype, so that a field named `toString` is not found in it. */
function emptyTree(): Tree {
  return Object.create(null)
}

function keep(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.filter(isBranch).map((element) => keep(element, tree))
  const kept: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value as object)) {
    const branch = tree[key]
    if (branch === true) kept[key] = field
    else if (branch !== undefined && isBranch(field)) kept[key] = keep(field, branch)
  }
  return kept
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((element) => omit(element, tree))
  if (!isPlainObject(value)) return value
  const kept: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) {
    const branch = tree[key]
    if (branch === undefined) kept[key] = field
    else if (branch !== true) kept[key] = omit(field, branch)
  }
  return kept
}

function isBranch(value: unknown): boolean {
  return Array.isArray(value) || isPlainObject(value)
}
