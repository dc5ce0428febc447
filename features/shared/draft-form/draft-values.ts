/** Name of one of a form's values. */
export type NameOf<Values> = keyof Values & string

/** What was typed, on top of a newer state of the same thing. */
export interface Rebased<Values> {
  /** What was typed where something was typed, theirs everywhere else. */
  values: Values
  /** What both sides changed, to different ends; `values` has it as typed. */
  contested: NameOf<Values>[]
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
export function rebase<Values extends object>(base: Values, mine: Values, theirs: Values): Rebased<Values> {
  const typed = changedNames(base, mine)
  const foreign = changedNames(base, theirs)
  return {
    values: { ...theirs, ...pick(mine, typed) },
    contested: typed.filter((name) => foreign.includes(name) && !isSame(mine[name], theirs[name])),
  }
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
