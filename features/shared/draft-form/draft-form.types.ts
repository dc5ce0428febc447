import type { FormEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Messages } from './draft-errors.ts'
import type { Mergers, NameOf } from './draft-values.ts'

/** The number of a thing's last change; what only its owner changes carries none. */
export interface Revised {
  rev?: number
}

/** What a form needs to know of the thing it changes. `Fields` are those of the contract's body. */
export interface DraftFormOptions<Doc extends object, Values extends FieldValues, Fields extends object> {
  /** The thing as it was read last; undefined for a new one. */
  doc: Doc | undefined
  /** What the form shows of it, or starts a new one with. */
  toValues: (doc: Doc | undefined) => Values
  /** The fields that are made of what is typed. @default the values are the fields */
  toFields?: (values: Values) => Fields
  /** Whether the caller may only look: nothing is typed, so nothing is saved. @default false */
  readOnly?: boolean
  /** What is wrong, by input. @default nothing */
  check?: (values: Values) => Messages
  /** Saves the changed fields on top of the revision they were made on; `typed` is all of the form. Answers with the thing as it is then, or nothing to start over. */
  save: (changed: Partial<Fields> & Revised, typed: Values) => Promise<Doc | undefined>
  /** The input that shows a field the server names, undefined where none does. @default the one of that name */
  inputOf?: (field: string) => string | undefined
  /** The message for an input the server refused. @default the server's own */
  wordsFor?: (input: string, message: string, typed: Values) => string
  /** How values of many parts are merged when others changed them, too. @default asks whose value to keep */
  mergers?: Mergers<Values>
  /** When it is said what is wrong with an input: once it was left, or only once it was sent. @default 'blur' */
  checkOn?: 'blur' | 'submit'
  /** What was typed is saved; gets what `save` answered. */
  onSaved?: (saved: Doc | undefined, typed: Values) => void
  /** A save did not work. A conflict, which is asked about, is none. */
  onFailed?: (error: unknown, typed: Values) => void
  /** These are about to show what is wrong with them; the first takes the focus. */
  onInvalid?: (names: NameOf<Values>[]) => void
  /** A save met a newer thing, which what was typed now stands on. */
  onNewer?: (doc: Doc) => void
}

/** A form and what can be done with it. */
export interface DraftForm<Values extends FieldValues, Doc = unknown> {
  form: UseFormReturn<Values>
  /** What the server said last: what is typed is compared with it. */
  base: Doc | undefined
  /** It is to be read, not filled in. */
  readOnly: boolean
  /** Something typed is not saved. */
  dirty: boolean
  saving: boolean
  /** What to show at the inputs, by path. */
  errors: Messages
  /** Why the last save did not work; undefined when it did. */
  failure: unknown
  /** Inputs that someone else changed, too; as long as there are any, it is asked whose shall be kept. */
  contested: NameOf<Values>[]
  /** Puts a value that no native input holds. */
  set: <Name extends Path<Values>>(name: Name, value: Values[Name]) => void
  /** Saves what was changed; whether it is saved now. Saves nothing while it is asked whose changes to keep. */
  submit: (event?: FormEvent) => Promise<boolean>
  /** Saves what was typed over what someone else saved. */
  keepMine: () => Promise<boolean>
  /** Forgets what was typed. */
  discard: () => void
  /** Takes what someone else saved where both changed something; the rest of what was typed stays. */
  takeTheirs: () => void
}
