import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'
import type { ChatFormKind } from './chat-form.schema.ts'

/** What the form before the chat says by itself. */
export interface ChatFormWords extends Record<Exclude<ChatFormKind, 'own'>, string> {
  title: string
  /** Sends it. */
  start: string
  /** Begins the conversation without it. */
  skip: string
}

const words: Record<SpokenLanguage, ChatFormWords> = {
  en: {
    ...{ title: 'Before we begin', start: 'Start chat', skip: 'Skip' },
    ...{ name: 'Name', email: 'Email', phone: 'Phone number' },
  },
  de: {
    ...{ title: 'Bevor wir beginnen', start: 'Chat beginnen', skip: 'Überspringen' },
    ...{ name: 'Name', email: 'E-Mail', phone: 'Telefonnummer' },
  },
  fr: {
    ...{ title: 'Avant de commencer', start: 'Commencer', skip: 'Passer' },
    ...{ name: 'Nom', email: 'E-mail', phone: 'Numéro de téléphone' },
  },
  es: {
    ...{ title: 'Antes de empezar', start: 'Empezar el chat', skip: 'Omitir' },
    ...{ name: 'Nombre', email: 'Correo electrónico', phone: 'Número de teléfono' },
  },
  it: {
    ...{ title: 'Prima di iniziare', start: 'Inizia la chat', skip: 'Salta' },
    ...{ name: 'Nome', email: 'E-mail', phone: 'Numero di telefono' },
  },
  nl: {
    ...{ title: 'Voordat we beginnen', start: 'Chat starten', skip: 'Overslaan' },
    ...{ name: 'Naam', email: 'E-mail', phone: 'Telefoonnummer' },
  },
  pt: {
    ...{ title: 'Antes de começar', start: 'Iniciar conversa', skip: 'Saltar' },
    ...{ name: 'Nome', email: 'E-mail', phone: 'Número de telefone' },
  },
  pl: {
    ...{ title: 'Zanim zaczniemy', start: 'Rozpocznij czat', skip: 'Pomiń' },
    ...{ name: 'Imię', email: 'E-mail', phone: 'Numer telefonu' },
  },
  sv: {
    ...{ title: 'Innan vi börjar', start: 'Starta chatten', skip: 'Hoppa över' },
    ...{ name: 'Namn', email: 'E-post', phone: 'Telefonnummer' },
  },
  da: {
    ...{ title: 'Før vi begynder', start: 'Start chatten', skip: 'Spring over' },
    ...{ name: 'Navn', email: 'E-mail', phone: 'Telefonnummer' },
  },
  cs: {
    ...{ title: 'Než začneme', start: 'Zahájit chat', skip: 'Přeskočit' },
    ...{ name: 'Jméno', email: 'E-mail', phone: 'Telefonní číslo' },
  },
  tr: {
    ...{ title: 'Başlamadan önce', start: 'Sohbete başla', skip: 'Atla' },
    ...{ name: 'Ad', email: 'E-posta', phone: 'Telefon numarası' },
  },
}

/** The form's words in an agent's language, English where it is none of ours. */
export function chatFormWords(lang: string): ChatFormWords {
  return words[spokenLanguage(lang) ?? 'en']
}
