import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'

const words: Record<SpokenLanguage, string> = {
  en: 'A member of our team',
  de: 'Jemand aus unserem Team',
  fr: 'Un membre de notre équipe',
  es: 'Alguien de nuestro equipo',
  it: 'Una persona del nostro team',
  nl: 'Iemand van ons team',
  pt: 'Alguém da nossa equipa',
  pl: 'Ktoś z naszego zespołu',
  sv: 'Någon i vårt team',
  da: 'En fra vores team',
  cs: 'Někdo z našeho týmu',
  tr: 'Ekibimizden biri',
}

/** Somebody as their account has them. */
interface Named {
  email: string
  displayName: string
}

/** The name somebody gave; '' where it is still the first part of their address, with which an account begins. */
export function givenName({ email, displayName }: Named): string {
  return displayName === email.slice(0, email.indexOf('@')) ? '' : displayName
}

/**
 * A member as visitors read them: by the name they gave, never by anything of their address.
 * @param lang the agent's language; English where it is none of ours
 */
export function nameForVisitors(member: Named, lang: string | undefined): string {
  return givenName(member) || words[spokenLanguage(lang) ?? 'en']
}
