import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'
import type { ChatFormKind } from './chat-form.schema.ts'

/** What the form before the chat says by itself. */
export interface ChatFormWords extends Record<Exclude<ChatFormKind, 'own'>, string> {
  title: string
  /** Sends it. */
  start: string
  /** Begins the conversation without it. */
  skip: string
  /** Too many were sent for it to be kept. */
  unkept: string
}

const words: Record<SpokenLanguage, ChatFormWords> = {
  en: {
    ...{ title: 'Before we begin', start: 'Start chat', skip: 'Skip' },
    ...{ name: 'Name', email: 'Email', phone: 'Phone number' },
    unkept: 'Your details could not be saved just now. Try again in a while, or go on without them.',
  },
  de: {
    ...{ title: 'Bevor wir beginnen', start: 'Chat beginnen', skip: 'Überspringen' },
    ...{ name: 'Name', email: 'E-Mail', phone: 'Telefonnummer' },
    unkept:
      'Ihre Angaben konnten gerade nicht gespeichert werden. Versuchen Sie es später noch einmal oder machen Sie ohne sie weiter.',
  },
  fr: {
    ...{ title: 'Avant de commencer', start: 'Commencer', skip: 'Passer' },
    ...{ name: 'Nom', email: 'E-mail', phone: 'Numéro de téléphone' },
    unkept: 'Vos informations n’ont pas pu être enregistrées. Réessayez plus tard ou continuez sans elles.',
  },
  es: {
    ...{ title: 'Antes de empezar', start: 'Empezar el chat', skip: 'Omitir' },
    ...{ name: 'Nombre', email: 'Correo electrónico', phone: 'Número de teléfono' },
    unkept: 'No se han podido guardar tus datos. Inténtalo de nuevo más tarde o continúa sin ellos.',
  },
  it: {
    ...{ title: 'Prima di iniziare', start: 'Inizia la chat', skip: 'Salta' },
    ...{ name: 'Nome', email: 'E-mail', phone: 'Numero di telefono' },
    unkept: 'Non è stato possibile salvare i tuoi dati. Riprova più tardi o continua senza.',
  },
  nl: {
    ...{ title: 'Voordat we beginnen', start: 'Chat starten', skip: 'Overslaan' },
    ...{ name: 'Naam', email: 'E-mail', phone: 'Telefoonnummer' },
    unkept: 'Je gegevens konden niet worden opgeslagen. Probeer het later opnieuw of ga verder zonder.',
  },
  pt: {
    ...{ title: 'Antes de começar', start: 'Iniciar conversa', skip: 'Saltar' },
    ...{ name: 'Nome', email: 'E-mail', phone: 'Número de telefone' },
    unkept: 'Não foi possível guardar os seus dados. Tente de novo mais tarde ou continue sem eles.',
  },
  pl: {
    ...{ title: 'Zanim zaczniemy', start: 'Rozpocznij czat', skip: 'Pomiń' },
    ...{ name: 'Imię', email: 'E-mail', phone: 'Numer telefonu' },
    unkept: 'Nie udało się zapisać Twoich danych. Spróbuj ponownie później lub przejdź dalej bez nich.',
  },
  sv: {
    ...{ title: 'Innan vi börjar', start: 'Starta chatten', skip: 'Hoppa över' },
    ...{ name: 'Namn', email: 'E-post', phone: 'Telefonnummer' },
    unkept: 'Dina uppgifter kunde inte sparas just nu. Försök igen senare eller fortsätt utan dem.',
  },
  da: {
    ...{ title: 'Før vi begynder', start: 'Start chatten', skip: 'Spring over' },
    ...{ name: 'Navn', email: 'E-mail', phone: 'Telefonnummer' },
    unkept: 'Dine oplysninger kunne ikke gemmes lige nu. Prøv igen senere, eller fortsæt uden dem.',
  },
  cs: {
    ...{ title: 'Než začneme', start: 'Zahájit chat', skip: 'Přeskočit' },
    ...{ name: 'Jméno', email: 'E-mail', phone: 'Telefonní číslo' },
    unkept: 'Vaše údaje se teď nepodařilo uložit. Zkuste to později, nebo pokračujte bez nich.',
  },
  tr: {
    ...{ title: 'Başlamadan önce', start: 'Sohbete başla', skip: 'Atla' },
    ...{ name: 'Ad', email: 'E-posta', phone: 'Telefon numarası' },
    unkept:
      'Bilgileriniz şu anda kaydedilemedi. Daha sonra yeniden deneyin veya bilgileriniz olmadan devam edin.',
  },
}

/** The form's words in an agent's language, English where it is none of ours. */
export function chatFormWords(lang: string): ChatFormWords {
  return words[spokenLanguage(lang) ?? 'en']
}
