/** Name of one of a form's values. */
export type NameOf<Values> = keyof Values & string

/** What was typed, on top of a newer state of the same thing. */
export interface Rebased<Values> {
  /** What was typed where something was typed, theirs everywhere else. */
  values: Values
  /** What both sides changed, to different ends; `values` has it as typed. */
  contested: NameOf<Values>[]
  /** What both sides changed in different parts, and is in `values` with both. */
  merged: NameOf<Values>[]
  /** The values as they would be with theirs where both changed the same. */
  yielded: Values
}

/** A value of many parts, such as a list by ids, after two people changed some of them. */
export interface MergedValue<Value> {
  /** Both changes; as typed where they meet in one part. */
  mine: Value
  /** Both changes; theirs where they meet in one part. */
  theirs: Value
  /** Whether they met in a part. */
  contested: boolean
}

/** How values of many parts are merged, by name. */
export type Mergers<Values> = {
  [Name in keyof Values]?: (
    base: Values[Name],
    mine: Values[Name],
    theirs: Values[Name],
  ) => MergedValue<Values[Name]>
}

/** Names of what differs between two states of a form. */
export function changedNames<Values extends object>(before: Values, after: Values): NameOf<Values>[] {
  return namesOf(after).filter((name) => !isSame(before[name], after[name]))
}

/** The part of `after` that differs from `before`: what a save sends. */
export function changedPart<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  return pick(after, changedNames(before, after))
}

/** Puts what was typed since `base` on top of `theirs`, which was saved since `base`. */
export function rebase<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  mergers: Mergers<Values> = {},
): Rebased<Values> {
  const typed = changedNames(base, mine)
  const foreign = changedNames(base, theirs)
  const both = typed.filter((name) => foreign.includes(name) && !isSame(mine[name], theirs[name]))
  const rebased: Rebased<Values> = {
    values: { ...theirs, ...pick(mine, typed) },
    yielded: { ...theirs, ...pick(mine, without(typed, both)) },
    contested: both,
    merged: [],
  }
  for (const name of both) {
    const found = mergers[name]?.(base[name], mine[name], theirs[name])
    if (!found) continue
    rebased.values[name] = found.mine
    rebased.yielded[name] = found.theirs
    if (!found.contested) rebased.merged.push(name)
  }
  rebased.contested = without(both, rebased.merged)
  return rebased
}

function without<Name>(names: Name[], some: readonly Name[]): Name[] {
  return names.filter((name) => !some.includes(name))
}

function namesOf<Values extends object>(values: Values): NameOf<Values>[] {
  return Object.keys(values) as NameOf<Values>[]
}

function pick<Values extends object>(values: Values, names: NameOf<Values>[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>
}

/** Values are JSON; NaN, an emptied number, differs from every number. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
