import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { TalkWords } from './talk-words.types.ts'
import { cs } from './words/cs.ts'
import { da } from './words/da.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { sv } from './words/sv.ts'
import { tr } from './words/tr.ts'

/** Every language's words: one without is a type error. */
export const talkWords: Record<SpokenLanguage, TalkWords> = { en, de, fr, es, it, nl, pt, pl, sv, da, cs, tr }
