import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** What a form needs to know of the thing it changes. */
export interface LibraryFormOptions<Doc extends { rev: number }, Values extends object> {
  /** The thing as it was read; undefined for a new one. */
  saved: Doc | undefined
  /** What the form shows of it, or starts a new one with. */
  toValues: (doc: Doc | undefined) => Values
  /** What is wrong, by name; a part of a list as `headers.0.name`. */
  check: (values: Values) => Readonly<Record<string, string>>
  /** Saves what changed on top of the revision it was read at. */
  save: (change: Partial<Values>, rev: number | undefined) => Promise<unknown>
  onSaved: () => void
}

/** What someone else changed too. */
export interface LibraryConflict<Doc> {
  fields: string[]
  current: Doc
}

type Errors = Readonly<Record<string, string>>

/** A form that checks on leaving a field and then as one types, and loses nobody's work (architecture §2). */
export function useLibraryForm<Doc extends { rev: number }, Values extends object>({
  saved,
  toValues,
  check,
  save,
  onSaved,
}: LibraryFormOptions<Doc, Values>) {
  const { notify } = useToast()
  // What the form was filled with stays the base of the change, however often the thing is read again.
  const [base, setBase] = useState(saved)
  const [values, setValues] = useState(() => toValues(saved))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<Errors>({})
  const [conflict, setConflict] = useState<LibraryConflict<Doc> | null>(null)
  const [saving, setSaving] = useState(false)

  const before = toValues(base)
  const names = Object.keys(values) as (keyof Values & string)[]
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]))
  const found = check(values)
  const shown = Object.entries(found).filter(([name]) => submitted || touched.has(rootOf(name)))

  function set<K extends keyof Values & string>(name: K, value: Values[K]) {
    setValues((now) => ({ ...now, [name]: value }))
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => rootOf(field) !== name)))
  }

  async function send(rev: number | undefined) {
    setSaving(true)
    try {
      await save(Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>, rev)
      onSaved()
    } catch (error) {
      fail(error)
    } finally {
      setSaving(false)
    }
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409 && error.current) {
      setConflict({ fields: Object.keys(error.fields), current: error.current as unknown as Doc })
      return
    }
    setRefused(error.fields)
    notify({ kind: 'failure', title: 'Not saved', message: error.message })
  }

  return {
    values,
    set,
    /** What to show under the fields, by name. */
    errors: { ...Object.fromEntries(shown), ...refused } as Errors,
    /** Somebody left a field: from now on what is wrong with it is said. */
    touch: (name: keyof Values & string) =>
      setTouched((now) => (now.has(name) ? now : new Set([...now, name]))),
    dirty: changed.length > 0,
    saving,
    conflict,
    submit(event: FormEvent) {
      event.preventDefault()
      if (saving) return
      setSubmitted(true)
      if (Object.keys(found).length > 0) return
      void send(base?.rev)
    },
    /** Saves what was typed over what someone else saved. */
    keepMine() {
      if (!conflict) return
      setConflict(null)
      void send(conflict.current.rev)
    },
    /** Takes what someone else saved where both changed something; everything else that was typed stays. */
    takeTheirs() {
      if (!conflict) return
      const theirs = toValues(conflict.current)
      const lost = conflict.fields.filter((name): name is keyof Values & string => name in theirs)
      const rest = changed.filter((name) => !lost.includes(name))
      setValues({ ...theirs, ...Object.fromEntries(rest.map((name) => [name, values[name]])) })
      setBase(conflict.current)
      setConflict(null)
    },
  }
}

/** A form's state and what changes it. */
export type LibraryForm<Values extends object> = Pick<
  ReturnType<typeof useLibraryForm<{ rev: number }, Values>>,
  'values' | 'set' | 'errors' | 'touch'
>

function rootOf(name: string): string {
  return name.split('.')[0] ?? name
}
