import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Lexicon } from '../lexicon.ts'
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

/** The closed words of every language agents answer in. */
export const lexicons: Record<SpokenLanguage, Lexicon> = { cs, da, de, en, es, fr, it, nl, pl, pt, sv, tr }
