import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'
import type { AgentTemplateKey } from './template-catalogue.ts'

/** The questions templates suggest; they are kept in English. */
export const templateStarters = {
  'customer-support': ['Where is my order?', 'How do I return something?', 'I want to talk to a person'],
  'real-estate-agent': ['I want to buy a home', 'I am looking for a rental', 'What is my home worth?'],
  'health-care-agent': ['I need an appointment', 'Repeat prescription', 'What should I bring?'],
  'confirm-email': ['Why do you need my email?'],
  'make-appointment': ['I want to book an appointment', 'I need to move my appointment', 'I have to cancel'],
  'blank-template': [],
  'game-npc': ['Who are you?', 'What is this place?', 'I need work'],
} as const satisfies Record<AgentTemplateKey, readonly string[]>

type Starter = (typeof templateStarters)[AgentTemplateKey][number]

/** What an agent understands in every language it speaks: the other questions are answered by a template's English texts. */
const understood: Partial<Record<Starter, 'book' | 'move' | 'cancel' | 'person'>> = {
  'I want to book an appointment': 'book',
  'I need an appointment': 'book',
  'I need to move my appointment': 'move',
  'I have to cancel': 'cancel',
  'I want to talk to a person': 'person',
}

const said: Record<Exclude<SpokenLanguage, 'en'>, Record<'book' | 'move' | 'cancel' | 'person', string>> = {
  de: {
    book: 'Ich möchte einen Termin vereinbaren',
    move: 'Ich möchte meinen Termin verschieben',
    cancel: 'Ich muss meinen Termin absagen',
    person: 'Ich möchte mit jemandem sprechen',
  },
  fr: {
    book: 'Je voudrais prendre rendez-vous',
    move: 'Je voudrais déplacer mon rendez-vous',
    cancel: 'Je dois annuler mon rendez-vous',
    person: 'Je voudrais parler à quelqu’un',
  },
  es: {
    book: 'Quiero pedir cita',
    move: 'Quiero cambiar mi cita',
    cancel: 'Tengo que cancelar mi cita',
    person: 'Quiero hablar con una persona',
  },
  it: {
    book: 'Vorrei prendere un appuntamento',
    move: 'Vorrei spostare il mio appuntamento',
    cancel: 'Devo annullare il mio appuntamento',
    person: 'Vorrei parlare con una persona',
  },
  nl: {
    book: 'Ik wil graag een afspraak maken',
    move: 'Ik wil mijn afspraak verzetten',
    cancel: 'Ik moet mijn afspraak afzeggen',
    person: 'Ik wil graag iemand spreken',
  },
  pt: {
    book: 'Gostaria de agendar um horário',
    move: 'Preciso remarcar o meu horário',
    cancel: 'Preciso cancelar o meu horário',
    person: 'Gostaria de falar com uma pessoa',
  },
  pl: {
    book: 'Chcę umówić wizytę',
    move: 'Chcę przełożyć wizytę',
    cancel: 'Muszę odwołać wizytę',
    person: 'Chcę z kimś porozmawiać',
  },
  sv: {
    book: 'Jag vill boka en tid',
    move: 'Jag vill flytta min tid',
    cancel: 'Jag måste avboka min tid',
    person: 'Jag vill prata med någon',
  },
  da: {
    book: 'Jeg vil gerne bestille en tid',
    move: 'Jeg vil gerne flytte min tid',
    cancel: 'Jeg vil gerne aflyse min tid',
    person: 'Jeg vil gerne tale med en medarbejder',
  },
  cs: {
    book: 'Chci se objednat',
    move: 'Potřebuji přesunout termín',
    cancel: 'Musím zrušit termín',
    person: 'Chci s někým mluvit',
  },
  tr: {
    book: 'Randevu almak istiyorum',
    move: 'Randevumu değiştirmek istiyorum',
    cancel: 'Randevumu iptal etmek istiyorum',
    person: 'Biriyle konuşmak istiyorum',
  },
}

const isStarter = (text: string): text is Starter =>
  Object.values<readonly string[]>(templateStarters).some((starters) => starters.includes(text))

/** Suggestions as an agent of a language offers them: a template's are said in it, or left out; an owner's own stay. */
export function suggestionsIn(lang: string, suggestions: readonly string[]): string[] {
  const language = spokenLanguage(lang)
  if (language === 'en') return [...suggestions]
  return suggestions.flatMap((text) => {
    if (!isStarter(text)) return text
    const wish = understood[text]
    return language && wish ? said[language][wish] : []
  })
}
