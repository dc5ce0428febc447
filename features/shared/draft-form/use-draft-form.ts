import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { ApiError } from '../api-error.ts'
import { type Messages, messagesOf, toFieldErrors } from './draft-errors.ts'
import type { DraftForm, DraftFormOptions, Revised } from './draft-form.types.ts'
import { changedNames, changedPart, type NameOf, rebase } from './draft-values.ts'
import { useGuard } from './guard-context.ts'

/**
 * A form that loses nobody's work: it sends what was changed and the revision it was changed on, merges what others
 * saved meanwhile, asks where both changed the same, and keeps what was typed when a save fails (architecture §2).
 */
export function useDraftForm<Doc extends object, Values extends FieldValues, Fields extends object = Values>(
  options: DraftFormOptions<Doc, Values, Fields>,
): DraftForm<Values, Doc> {
  const { doc, toValues, save, onSaved, onFailed, onInvalid, onNewer } = options
  const {
    readOnly = false,
    toFields = (values) => values as unknown as Fields,
    check = (): Messages => ({}),
    inputOf = (field) => field,
    wordsFor = (_, message) => message,
    checkOn = 'blur',
    mergers,
  } = options
  const [base, setBase] = useState(doc)
  const [contested, setContested] = useState<NameOf<Values>[]>([])
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const busy = useRef(false)
  const yielded = useRef<Values>(undefined)
  // In here, inputs are known by nothing but their names.
  const form = useForm<FieldValues>({
    defaultValues: toValues(doc),
    mode: checkOn === 'blur' ? 'onTouched' : 'onSubmit',
    resolver: (values) => {
      const errors = toFieldErrors(check(values as Values))
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { isDirty, isSubmitted } = form.formState
  const errors = messagesOf(form.formState.errors)
  const typedNow = () => form.getValues() as Values
  // Rights can be taken while something is typed: it stays to be copied, and cannot be saved.
  const dirty = isDirty && !readOnly
  useGuard(dirty)

  /** Begins anew from a thing as it was saved, with some values as typed. */
  function startOver(saved: Doc | undefined, values = toValues(saved)) {
    const clean = toValues(saved)
    setBase(saved)
    setContested([])
    setFailure(undefined)
    form.reset(clean)
    for (const name of changedNames(clean, values)) form.setValue(name, values[name], { shouldDirty: true })
  }

  /** Puts what was typed since `on` on a newer thing. Answers with what is to be asked about: what both changed, `refused` included. */
  function moveTo(newer: Doc, on: Doc | undefined, refused: NameOf<Values>[] = []): NameOf<Values>[] {
    const mine = typedNow()
    const theirs = toValues(newer)
    const rebased = rebase(toValues(on), mine, theirs, mergers)
    const { values, contested: both, merged } = rebased
    const differing = changedNames(theirs, values)
    const unmerged = refused.filter((name) => !merged.includes(name))
    const asked = differing.filter((name) => [...both, ...unmerged, ...contested].includes(name))
    yielded.current = rebased.yielded
    for (const name of changedNames(mine, values)) form.setValue(name, values[name])
    form.resetDefaultValues(theirs)
    setBase(newer)
    setContested(asked)
    return asked
  }

  const follow = useEffectEvent((read: Doc | undefined) => {
    if (read && !busy.current && isNewer(read)) moveTo(read, base)
  })
  useEffect(() => follow(doc), [doc])

  function isNewer(read: Doc): boolean {
    const rev = revOf(read)
    return rev === undefined
      ? changedNames(toValues(base), toValues(read)).length > 0
      : rev > (revOf(base) ?? 0)
  }

  // What one input says can be mended at another.
  const recheck = useEffectEvent((changed: string | undefined, values: FieldValues) => {
    const found = check(values as Values)
    const stale = Object.keys(errors).filter(
      (path) =>
        path !== changed && errors[path] !== found[path] && form.getFieldState(path).error?.type === 'check',
    )
    if (stale.length > 0) void form.trigger(stale)
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => recheck(name, values),
      }),
    [form.subscribe],
  )

  async function send(typed: Values, on: Doc | undefined): Promise<boolean> {
    const changed = changedPart(toFields(toValues(on)), toFields(typed))
    if (on && Object.keys(changed).length === 0) {
      startOver(on)
      return true
    }
    try {
      const saved = await save({ ...changed, rev: revOf(on) }, typed)
      // Typing went on while the save was under way.
      startOver(saved, rebase(typed, typedNow(), toValues(saved), mergers).values)
      onSaved?.(saved, typed)
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || !error.current) {
        refuse(error, typed)
        return false
      }
      const newer = error.current as unknown as Doc
      const asked = moveTo(newer, on, inputsOf(Object.keys(error.fields)))
      onNewer?.(newer)
      // Where both came to the same there is nothing to ask.
      return asked.length === 0 && (await send(typedNow(), newer))
    }
  }

  function refuse(error: unknown, typed: Values) {
    setFailure(error)
    const refused = error instanceof ApiError ? Object.entries(error.fields) : []
    const names = inputsOf(refused.map(([field]) => field))
    if (names.length > 0) onInvalid?.(names)
    let isFirst = true
    for (const [field, message] of refused) {
      const input = inputOf(field)
      if (!input) continue
      form.setError(
        input,
        { type: 'server', message: wordsFor(input, message, typed) },
        { shouldFocus: isFirst },
      )
      isFirst = false
    }
    onFailed?.(error, typed)
  }

  /** Names of the inputs that show these fields. */
  function inputsOf(fields: string[]): NameOf<Values>[] {
    const known = typedNow()
    return fields.map((field) => (inputOf(field) ?? '').split('.')[0] ?? '').filter((name) => name in known)
  }

  async function submit(): Promise<boolean> {
    if (busy.current || readOnly) return false
    busy.current = true
    let isSaved = false
    await form
      .handleSubmit(
        async (typed) => {
          setSaving(true)
          setFailure(undefined)
          isSaved = await send(typed as Values, base)
        },
        (found) => onInvalid?.(Object.keys(found)),
      )()
      .finally(() => {
        busy.current = false
        setSaving(false)
      })
    return isSaved
  }

  return {
    form: form as unknown as UseFormReturn<Values>,
    base,
    readOnly,
    dirty,
    saving,
    errors,
    failure,
    contested,
    set: (name, value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: checkOn === 'blur' || isSubmitted }),
    async submit(event) {
      event?.preventDefault()
      return contested.length === 0 && submit()
    },
    keepMine: submit,
    discard: () => startOver(base),
    takeTheirs() {
      const theirs = toValues(base)
      for (const name of contested) {
        const value = mergers?.[name] && yielded.current ? yielded.current[name] : theirs[name]
        form.setValue(name, value, { shouldDirty: true })
      }
      form.clearErrors(contested)
      setContested([])
    },
  }
}

function revOf(doc: Revised | undefined): number | undefined {
  return doc?.rev
}
