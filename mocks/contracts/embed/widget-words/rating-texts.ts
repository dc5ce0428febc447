import type { AnswerRating } from '../../conversations/answer-rating.ts'
import { type SpokenLanguage, spokenLanguage } from '../../shared/spoken-language.ts'

/** What the thumbs under an answer say; they come with the first answer that can be rated. */
export interface RatingTexts extends Record<AnswerRating, string> {
  /** Said once one is pressed. */
  thanks: string
}

const texts: Record<SpokenLanguage, RatingTexts> = {
  en: { up: 'Helpful', down: 'Not helpful', thanks: 'Thank you!' },
  de: { up: 'Hilfreich', down: 'Nicht hilfreich', thanks: 'Danke!' },
  fr: { up: 'Utile', down: 'Pas utile', thanks: 'Merci !' },
  es: { up: 'Útil', down: 'No es útil', thanks: '¡Gracias!' },
  it: { up: 'Utile', down: 'Non utile', thanks: 'Grazie!' },
  nl: { up: 'Nuttig', down: 'Niet nuttig', thanks: 'Bedankt!' },
  pt: { up: 'Útil', down: 'Não foi útil', thanks: 'Obrigado!' },
  pl: { up: 'Pomocne', down: 'Niepomocne', thanks: 'Dziękujemy!' },
  sv: { up: 'Hjälpsamt', down: 'Inte hjälpsamt', thanks: 'Tack!' },
  da: { up: 'Nyttigt', down: 'Ikke nyttigt', thanks: 'Tak!' },
  cs: { up: 'Užitečné', down: 'Neužitečné', thanks: 'Děkujeme!' },
  tr: { up: 'Yararlı', down: 'Yararlı değil', thanks: 'Teşekkürler!' },
}

/** The words of ratings in an agent's language; English where there are none. */
export function ratingTextsFor(lang: string): RatingTexts {
  return texts[spokenLanguage(lang) ?? 'en']
}
