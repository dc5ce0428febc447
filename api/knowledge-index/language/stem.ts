import { newStemmer, type Stemmer } from 'snowball-stemmers'
import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { fold } from './fold.ts'
import { languageNames } from './language-names.ts'

// Snowball has no Polish; endings of nouns, adjectives and verbs, longest first, keep what tells words apart.
const polishEndings =
  /(?:owego|owych|owymi|owania|owanie|iego|iemu|ego|emu|ami|ach|ych|ich|ymi|imi|owi|ow|om|iem|em|ami|owa|owe|owy|ie|ia|iu|ej|a|e|y|i|o|u)$/
const shortestStem = 3
const mostRemembered = 50_000

const stemmers = new Map<SpokenLanguage, Stemmer>()
const remembered = new Map<SpokenLanguage, Map<string, string>>()

/** What the forms of a word share, without accents. Figures and very short words stay as they are. */
export function stem(word: string, language: SpokenLanguage): string {
  if (word.length <= shortestStem || /\d/.test(word)) return fold(word)
  let words = remembered.get(language)
  if (!words) {
    words = new Map()
    remembered.set(language, words)
  }
  const known = words.get(word)
  if (known !== undefined) return known
  const stemmed = language === 'pl' ? polish(word) : fold(stemmerOf(language).stem(word))
  if (words.size >= mostRemembered) words.clear()
  words.set(word, stemmed)
  return stemmed
}

function stemmerOf(language: SpokenLanguage): Stemmer {
  let stemmer = stemmers.get(language)
  if (!stemmer) {
    stemmer = newStemmer(languageNames[language])
    stemmers.set(language, stemmer)
  }
  return stemmer
}

function polish(word: string): string {
  const folded = fold(word)
  const cut = folded.replace(polishEndings, '')
  return cut.length >= shortestStem ? cut : folded
}
