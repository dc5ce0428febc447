import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import type { WordTable } from './word-table.ts'

/** The words of every language a request may be in. */
export const wordTables = { en, de, fr, es, it, nl, pt, pl, sv, da, cs, tr } satisfies Record<
  SpokenLanguage,
  WordTable
>

/** A language a request may be in. */
export type RequestLanguage = keyof typeof wordTables
