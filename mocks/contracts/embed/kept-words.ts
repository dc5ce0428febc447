import type { SpokenLanguage } from '../shared/spoken-language.ts'
import { spokenLanguage } from '../shared/spoken-language.ts'

interface KeptWords {
  /** Nothing of what is said is kept; that it was said is counted. */
  nothing: string
  /** One day. */
  day: string
  /** `{days}` is how many. */
  days: string
}

const words: Record<SpokenLanguage, KeptWords> = {
  en: {
    nothing: 'What is said here is not kept, only counted.',
    day: 'This conversation is deleted after a day.',
    days: 'This conversation is deleted after {days} days.',
  },
  de: {
    nothing: 'Was hier gesagt wird, wird nicht gespeichert, nur gezählt.',
    day: 'Dieses Gespräch wird nach einem Tag gelöscht.',
    days: 'Dieses Gespräch wird nach {days} Tagen gelöscht.',
  },
  fr: {
    nothing: 'Ce qui est dit ici n’est pas conservé, seulement compté.',
    day: 'Cette conversation est supprimée après un jour.',
    days: 'Cette conversation est supprimée après {days} jours.',
  },
  es: {
    nothing: 'Lo que se dice aquí no se guarda, solo se cuenta.',
    day: 'Esta conversación se borra después de un día.',
    days: 'Esta conversación se borra después de {days} días.',
  },
  it: {
    nothing: 'Ciò che viene detto qui non viene conservato, solo contato.',
    day: 'Questa conversazione viene eliminata dopo un giorno.',
    days: 'Questa conversazione viene eliminata dopo {days} giorni.',
  },
  nl: {
    nothing: 'Wat hier wordt gezegd, wordt niet bewaard, alleen geteld.',
    day: 'Dit gesprek wordt na een dag verwijderd.',
    days: 'Dit gesprek wordt na {days} dagen verwijderd.',
  },
  pt: {
    nothing: 'O que é dito aqui não é guardado, apenas contado.',
    day: 'Esta conversa é apagada após um dia.',
    days: 'Esta conversa é apagada após {days} dias.',
  },
  pl: {
    nothing: 'To, co tu napisano, nie jest zapisywane, tylko liczone.',
    day: 'Ta rozmowa jest usuwana po jednym dniu.',
    days: 'Ta rozmowa jest usuwana po {days} dniach.',
  },
  sv: {
    nothing: 'Det som sägs här sparas inte, det räknas bara.',
    day: 'Den här konversationen raderas efter en dag.',
    days: 'Den här konversationen raderas efter {days} dagar.',
  },
  da: {
    nothing: 'Det, der siges her, gemmes ikke, det tælles kun.',
    day: 'Denne samtale slettes efter en dag.',
    days: 'Denne samtale slettes efter {days} dage.',
  },
  cs: {
    nothing: 'Co se tu řekne, se neukládá, pouze počítá.',
    day: 'Tato konverzace se po jednom dni smaže.',
    days: 'Tato konverzace se po {days} dnech smaže.',
  },
  tr: {
    nothing: 'Burada söylenenler saklanmaz, yalnızca sayılır.',
    day: 'Bu görüşme bir gün sonra silinir.',
    days: 'Bu görüşme {days} gün sonra silinir.',
  },
}

/** How long a visitor's conversation is kept, in the language of the agent; '' where it is kept. */
export function keptWords(
  lang: string,
  { recordChatHistory, keepDays = 0 }: { recordChatHistory: boolean; keepDays?: number | undefined },
): string {
  const { nothing, day, days } = words[spokenLanguage(lang) ?? 'en']
  if (!recordChatHistory) return nothing
  if (keepDays === 0) return ''
  return keepDays === 1 ? day : days.replace('{days}', String(keepDays))
}
