import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** What facts of a page's data are called in its own language. */
export interface FactWords {
  phone: string
  email: string
  address: string
  hours: string
  closed: string
  price: string
  date: string
  place: string
}

const rows: Record<SpokenLanguage, string> = {
  en: 'Phone|Email|Address|Opening hours|Closed|Price|Date|Place',
  de: 'Telefon|E-Mail|Adresse|Öffnungszeiten|Geschlossen|Preis|Datum|Ort',
  fr: "Téléphone|E-mail|Adresse|Horaires d'ouverture|Fermé|Prix|Date|Lieu",
  es: 'Teléfono|Correo electrónico|Dirección|Horario|Cerrado|Precio|Fecha|Lugar',
  it: 'Telefono|E-mail|Indirizzo|Orari di apertura|Chiuso|Prezzo|Data|Luogo',
  nl: 'Telefoon|E-mail|Adres|Openingstijden|Gesloten|Prijs|Datum|Plaats',
  pt: 'Telefone|E-mail|Endereço|Horário de funcionamento|Fechado|Preço|Data|Local',
  pl: 'Telefon|E-mail|Adres|Godziny otwarcia|Zamknięte|Cena|Data|Miejsce',
  sv: 'Telefon|E-post|Adress|Öppettider|Stängt|Pris|Datum|Plats',
  da: 'Telefon|E-mail|Adresse|Åbningstider|Lukket|Pris|Dato|Sted',
  cs: 'Telefon|E-mail|Adresa|Otevírací doba|Zavřeno|Cena|Datum|Místo',
  tr: 'Telefon|E-posta|Adres|Çalışma saatleri|Kapalı|Fiyat|Tarih|Yer',
}

/** The words of a page in this language; English where we have none. */
export function factWords(lang: string | undefined): FactWords {
  const [phone, email, address, hours, closed, price, date, place] = rows[spokenLanguage(lang) ?? 'en'].split(
    '|',
  ) as [string, string, string, string, string, string, string, string]
  return { phone, email, address, hours, closed, price, date, place }
}

// The first of January 2024 was a Monday.
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** A day as data names it ('https://schema.org/Monday', 'Mo', 'monday') in the page's language; undefined for none. */
export function dayName(stated: unknown, lang: string | undefined): string | undefined {
  if (typeof stated !== 'string') return undefined
  const word = stated.trim().toLowerCase().split(/[/#]/).at(-1) ?? ''
  const index = word.length < 2 ? -1 : days.findIndex((day) => day.startsWith(word) || day === word)
  if (index === -1) return undefined
  const language = spokenLanguage(lang) ?? 'en'
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return name.format(monday + index * dayMs)
}
