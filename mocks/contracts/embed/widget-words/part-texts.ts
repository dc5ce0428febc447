import { type FormMistake, mistakeWords } from '../../conversations/form-values.ts'
import { type SpokenLanguage, spokenLanguage } from '../../shared/spoken-language.ts'

/** What cards and forms say by themselves; they come with the parts, so that a widget without any carries none of it. */
export interface PartTexts extends Record<FormMistake, string> {
  /** Names a row of cards for screen readers. */
  cards: string
  previous: string
  next: string
  /** Stands after the label of a field that may stay empty. */
  optional: string
  /** Stands in a field while none of its options is chosen. */
  choose: string
}

const texts: Record<SpokenLanguage, PartTexts> = {
  en: {
    ...{ cards: 'Cards', previous: 'Previous card', next: 'Next card' },
    ...{ optional: 'optional', choose: 'Please choose', ...mistakeWords },
  },
  de: {
    ...{ cards: 'Karten', previous: 'Vorige Karte', next: 'Nächste Karte' },
    ...{ optional: 'optional', choose: 'Bitte wählen', missing: 'Bitte ausfüllen.' },
    ...{ email: 'Bitte eine E-Mail-Adresse eingeben.', phone: 'Bitte eine Telefonnummer eingeben.' },
    ...{ choice: 'Bitte eine der Möglichkeiten wählen.', long: 'Bitte weniger schreiben.' },
  },
  fr: {
    ...{ cards: 'Cartes', previous: 'Carte précédente', next: 'Carte suivante' },
    ...{ optional: 'facultatif', choose: 'Veuillez choisir', missing: 'Veuillez remplir ce champ.' },
    ...{ email: 'Veuillez saisir une adresse e-mail.', phone: 'Veuillez saisir un numéro de téléphone.' },
    ...{ choice: 'Veuillez choisir une des options.', long: 'Veuillez écrire moins.' },
  },
  es: {
    ...{ cards: 'Tarjetas', previous: 'Tarjeta anterior', next: 'Tarjeta siguiente' },
    ...{ optional: 'opcional', choose: 'Elija una opción', missing: 'Rellene este campo.' },
    ...{ email: 'Introduzca un correo electrónico.', phone: 'Introduzca un número de teléfono.' },
    ...{ choice: 'Elija una de las opciones.', long: 'Escriba menos, por favor.' },
  },
  it: {
    ...{ cards: 'Schede', previous: 'Scheda precedente', next: 'Scheda successiva' },
    ...{ optional: 'facoltativo', choose: 'Scegliere', missing: 'Compilare questo campo.' },
    ...{ email: 'Inserire un indirizzo e-mail.', phone: 'Inserire un numero di telefono.' },
    ...{ choice: 'Scegliere una delle opzioni.', long: 'Scrivere di meno, per favore.' },
  },
  nl: {
    ...{ cards: 'Kaarten', previous: 'Vorige kaart', next: 'Volgende kaart' },
    ...{ optional: 'optioneel', choose: 'Maak een keuze', missing: 'Vul dit in.' },
    ...{ email: 'Vul een e-mailadres in.', phone: 'Vul een telefoonnummer in.' },
    ...{ choice: 'Kies een van de opties.', long: 'Schrijf minder, alstublieft.' },
  },
  pt: {
    ...{ cards: 'Cartões', previous: 'Cartão anterior', next: 'Cartão seguinte' },
    ...{ optional: 'opcional', choose: 'Escolha uma opção', missing: 'Preencha este campo.' },
    ...{ email: 'Introduza um endereço de e-mail.', phone: 'Introduza um número de telefone.' },
    ...{ choice: 'Escolha uma das opções.', long: 'Escreva menos, por favor.' },
  },
  pl: {
    ...{ cards: 'Karty', previous: 'Poprzednia karta', next: 'Następna karta' },
    ...{ optional: 'opcjonalnie', choose: 'Proszę wybrać', missing: 'Proszę wypełnić to pole.' },
    ...{ email: 'Proszę podać adres e-mail.', phone: 'Proszę podać numer telefonu.' },
    ...{ choice: 'Proszę wybrać jedną z opcji.', long: 'Proszę napisać mniej.' },
  },
  sv: {
    ...{ cards: 'Kort', previous: 'Föregående kort', next: 'Nästa kort' },
    ...{ optional: 'valfritt', choose: 'Välj', missing: 'Fyll i det här.' },
    ...{ email: 'Ange en e-postadress.', phone: 'Ange ett telefonnummer.' },
    ...{ choice: 'Välj ett av alternativen.', long: 'Skriv mindre, tack.' },
  },
  da: {
    ...{ cards: 'Kort', previous: 'Forrige kort', next: 'Næste kort' },
    ...{ optional: 'valgfrit', choose: 'Vælg', missing: 'Udfyld dette felt.' },
    ...{ email: 'Indtast en e-mailadresse.', phone: 'Indtast et telefonnummer.' },
    ...{ choice: 'Vælg en af mulighederne.', long: 'Skriv mindre, tak.' },
  },
  cs: {
    ...{ cards: 'Karty', previous: 'Předchozí karta', next: 'Další karta' },
    ...{ optional: 'nepovinné', choose: 'Vyberte', missing: 'Vyplňte toto pole.' },
    ...{ email: 'Zadejte e-mailovou adresu.', phone: 'Zadejte telefonní číslo.' },
    ...{ choice: 'Vyberte jednu z možností.', long: 'Napište prosím méně.' },
  },
  tr: {
    ...{ cards: 'Kartlar', previous: 'Önceki kart', next: 'Sonraki kart' },
    ...{ optional: 'isteğe bağlı', choose: 'Lütfen seçin', missing: 'Lütfen bu alanı doldurun.' },
    ...{ email: 'Lütfen bir e-posta adresi girin.', phone: 'Lütfen bir telefon numarası girin.' },
    ...{ choice: 'Lütfen seçeneklerden birini seçin.', long: 'Lütfen daha az yazın.' },
  },
}

/** The words of parts in an agent's language; English where there are none. */
export function partTextsFor(lang: string): PartTexts {
  return texts[spokenLanguage(lang) ?? 'en']
}
