import type { SpokenLanguage } from '../shared/spoken-language.ts'
import { spokenLanguage } from '../shared/spoken-language.ts'

interface KeptWords {
  /** Nothing of a conversation is kept. */
  nothing: string
  /** One day. */
  day: string
  /** `{days}` is how many. */
  days: string
}

const words: Record<SpokenLanguage, KeptWords> = {
  en: {
    nothing: 'This conversation is not kept.',
    day: 'This conversation is deleted after a day.',
    days: 'This conversation is deleted after {days} days.',
  },
  de: {
    nothing: 'Dieses Gespräch wird nicht gespeichert.',
    day: 'Dieses Gespräch wird nach einem Tag gelöscht.',
    days: 'Dieses Gespräch wird nach {days} Tagen gelöscht.',
  },
  fr: {
    nothing: 'Cette conversation n’est pas conservée.',
    day: 'Cette conversation est supprimée après un jour.',
    days: 'Cette conversation est supprimée après {days} jours.',
  },
  es: {
    nothing: 'Esta conversación no se guarda.',
    day: 'Esta conversación se borra después de un día.',
    days: 'Esta conversación se borra después de {days} días.',
  },
  it: {
    nothing: 'Questa conversazione non viene conservata.',
    day: 'Questa conversazione viene eliminata dopo un giorno.',
    days: 'Questa conversazione viene eliminata dopo {days} giorni.',
  },
  nl: {
    nothing: 'Dit gesprek wordt niet bewaard.',
    day: 'Dit gesprek wordt na een dag verwijderd.',
    days: 'Dit gesprek wordt na {days} dagen verwijderd.',
  },
  pt: {
    nothing: 'Esta conversa não é guardada.',
    day: 'Esta conversa é apagada após um dia.',
    days: 'Esta conversa é apagada após {days} dias.',
  },
  pl: {
    nothing: 'Ta rozmowa nie jest zapisywana.',
    day: 'Ta rozmowa jest usuwana po jednym dniu.',
    days: 'Ta rozmowa jest usuwana po {days} dniach.',
  },
  sv: {
    nothing: 'Den här konversationen sparas inte.',
    day: 'Den här konversationen raderas efter en dag.',
    days: 'Den här konversationen raderas efter {days} dagar.',
  },
  da: {
    nothing: 'Denne samtale gemmes ikke.',
    day: 'Denne samtale slettes efter en dag.',
    days: 'Denne samtale slettes efter {days} dage.',
  },
  cs: {
    nothing: 'Tato konverzace se neukládá.',
    day: 'Tato konverzace se po jednom dni smaže.',
    days: 'Tato konverzace se po {days} dnech smaže.',
  },
  tr: {
    nothing: 'Bu görüşme saklanmaz.',
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
