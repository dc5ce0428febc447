import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { conceptsOf } from '../knowledge-index/language/concepts.ts'
import { fold } from '../knowledge-index/language/fold.ts'
import { stem } from '../knowledge-index/language/stem.ts'
import { hear } from '../providers/responder/talk/hear.ts'
import { talkLexicon } from '../providers/responder/talk/lexicon.ts'
import { wordsIn } from '../providers/responder/talk/words-in.ts'

/** Of a language the words in which somebody asks whether anybody is there: one of the first, and only these. */
const words: Record<SpokenLanguage, readonly [string, string]> = {
  en: [
    `there here hear reading anyone anybody someone somebody`,
    `are you u r is still can me in with this chat see now`,
  ],
  de: [`da hier jemand wer`, `ist sind bist du sie ihr noch immer hört mich mir hören lesen denn jetzt`],
  fr: [`là quelqu personne`, `vous tu t êtes es il y a un toujours encore est ce que qu me lisez on`],
  es: [
    `ahí aquí alguien lees leen escuchas`,
    `sigues sigue siguen estás está están hay me todavía aún usted tú por`,
  ],
  it: [`lì là qui qualcuno`, `ci sei siete è c ancora mi senti sentite leggi tu voi`],
  nl: [`er daar hier iemand`, `ben bent is je jij u jullie zijn nog hoor me mij`],
  pt: [`aí alguém aqui`, `está estás estão tem há ainda você vocês tu me por`],
  pl: [`tam ktoś tu jesteś jesteście`, `jest są czy jeszcze nadal pan pani mnie słyszysz`],
  sv: [`där kvar någon här`, `är du ni det finns hör mig fortfarande`],
  da: [`der her nogen`, `er du i der stadig endnu hører mig`],
  cs: [`tam tu někdo zde`, `jste jsi je ještě stále slyšíte mě vy ty`],
  tr: [
    `orada orda burada kimse biri`,
    `var mı mısın mısınız misin hâlâ hala duyuyor musun musunuz beni siz sen`,
  ],
}

const trials = new Set(
  wordsIn('test testing tests just this is only a prueba essai prova teste proef 1 2 3 123'),
)
const trying = new Set(wordsIn('test testing prueba essai prova teste'))

const languages = Object.entries(words).map(([language, [core, beside]]) => {
  const spoken = language as SpokenLanguage
  return { language: spoken, core: new Set(wordsIn(core)), beside: new Set(wordsIn(`${core} ${beside}`)) }
})

/** Longer ones ask something. */
const mostWords = 7

/** Whether somebody only asks if anybody is there ('hello, still here?'), or tries whether the chat works ('test'). */
export function checksIn(text: string): boolean {
  const said = wordsIn(text)
  if (said.length === 0 || said.length > mostWords) return false
  if (said.some((word) => trying.has(word)) && said.every((word) => trials.has(word))) return true
  return languages.some(({ language, core, beside }) => {
    const { hears } = talkLexicon(language)
    const greets = (word: string) =>
      (hears.get(word.slice(0, 2)) ?? []).some(
        (phrase) => phrase.kind === 'greeting' && phrase.words.length === 1 && phrase.words[0]!.text === word,
      )
    return said.some((word) => core.has(word)) && said.every((word) => beside.has(word) || greets(word))
  })
}

/** Whether somebody is thanked by name: what begins with a capital letter and is no thing that we know. */
export function thanksByName(text: string): boolean {
  if (/[?？]/.test(text)) return false
  const names: string[] = []
  const left = text.replace(/(?<=[\s,])(?:\p{Lu}\p{L}*|\p{L}(?!\p{L}))/gu, (name) => {
    names.push(name.toLowerCase())
    return ''
  })
  const heard = hear(left)
  if (names.length === 0 || heard?.kind !== 'thanks') return false
  const { language } = heard
  return names.every((name) => conceptsOf(stem(name, language), fold(name), language).length === 0)
}
