import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { hear } from '../providers/responder/talk/hear.ts'
import { talkLexicon } from '../providers/responder/talk/lexicon.ts'
import { isOnlyDetails, withoutDetails } from '../providers/responder/talk/only-details.ts'
import { wordsIn } from '../providers/responder/talk/words-in.ts'
import { checksIn, thanksByName } from './check-ins.ts'
import { pointsBack } from './question-words.ts'

/** Words that tell a statement from a wish, of one language. */
interface StatementWords {
  /** What statements begin with. */
  begins: string
  /** What is wished for, or does not work: with one of these it asks all the same. */
  wishes: string
  /** Days, numbers and the like: what the agent asked for, where there is nothing else. */
  details: string
}

const words: Partial<Record<SpokenLanguage, StatementWords>> = {
  en: {
    begins: `i i'm im i've i'd we we're he she it it's its they my our his her their that that's this these those the there`,
    wishes: `need want wanna would like looking search searching must wish hope not cannot can't cant don't dont doesn't doesnt won't isn't didn't broken damaged wrong lost forgot forgotten missing problem trouble error invalid fails failed stuck late complaint please no mistake cancel`,
    details: `monday tuesday wednesday thursday friday saturday sunday noon morning afternoon evening next last first second third one two three four five six seven eight nine ten at in on around about`,
  },
  de: {
    begins: `ich wir er sie es mein meine meinem meinen unser unsere das der die dies dieser diese dieses da`,
    wishes: `brauche brauchen möchte möchten will wollen würde würden hätte hätten suche suchen muss müssen bitte nicht kein keine keinen kaputt defekt falsch verloren vergessen fehlt problem fehler leider hilfe kündigen stornieren`,
    details: `montag dienstag mittwoch donnerstag freitag samstag sonntag mittag morgen vormittag nachmittag abend nächsten erste zweite dritte eins zwei drei vier fünf sechs sieben acht neun zehn um am im gegen erwachsene kind kinder personen`,
  },
  fr: {
    begins: `je j nous il elle ils elles c ce cela ça mon ma mes notre nos le la les l on`,
    wishes: `voudrais voudrions aimerais souhaite veux besoin cherche cherchons dois devons faut pas plus ne n cassé cassée endommagé perdu oublié manque problème erreur panne annuler aide svp`,
    details: `lundi mardi mercredi jeudi vendredi samedi dimanche midi matin soir prochain premier deuxième un deux trois quatre cinq six sept huit neuf dix à heures vers adultes enfant enfants personnes`,
  },
  es: {
    begins: `yo nosotros él ella ellos mi mis nuestro nuestra el la los las lo es son soy somos estoy estamos está era fue vivo vivimos tengo tenemos llego llegamos vengo venimos fui fuimos esto eso`,
    wishes: `necesito necesitamos quiero queremos quisiera gustaría busco buscamos debo debemos no sin roto rota dañado perdido olvidé falta problema error cancelar anular ayuda`,
    details: `lunes martes miércoles jueves viernes sábado domingo mediodía mañana tarde próximo primero segundo uno dos tres cuatro cinco seis siete ocho nueve diez a las sobre adultos niño niños personas`,
  },
}

const tag = /<\/?[a-z][^<>]*>/gi
/** 'Hiii', 'okayyy'. */
const drawnOut = /(\p{L})\1{2,}/gu

const setOf = (list: string) => new Set(list.split(' ').flatMap((word) => wordsIn(word)))
const languages = Object.entries(words).map(([language, { begins, wishes, details }]) => ({
  language: language as SpokenLanguage,
  begins: setOf(begins),
  wishes: setOf(wishes),
  details: setOf(details),
}))

/**
 * Whether a message asks for something: a question, a few words to search by, a wish, or that something does not work.
 * Greetings, thanks, who only looks whether anybody is there, and details do not, nor what only tells something or says a
 * day or a number, nor what only points at what was said before, nor, where it stands `aside`, what was said as the agent
 * asked how the visitor is reached. In languages that are not listed here whatever is no small talk counts as asked.
 */
export function asksSomething(written: string, aside = false): boolean {
  const text = written.replace(tag, ' ').replace(drawnOut, '$1')
  if (!/[\p{L}\p{N}]/u.test(text) || hear(text) || checksIn(text) || thanksByName(text)) return false
  if (isOnlyDetails(text) || onlyTells(text) || pointsBack(text)) return false
  return !aside || withoutDetails(text) !== text
}

function onlyTells(text: string): boolean {
  if (/[?？]/.test(text)) return false
  const said = wordsIn(text)
  const begun = languages.filter(({ begins }) => begins.has(said[0] ?? ''))
  if (begun.length > 0) return begun.every(({ wishes }) => said.every((word) => !wishes.has(word)))
  return languages.some(({ language, details }) => {
    const { filler } = talkLexicon(language)
    const isDetail = (word: string) => details.has(word) || /^\d+$/.test(word)
    return said.some(isDetail) && said.every((word) => isDetail(word) || filler.has(word))
  })
}
