import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** What a visitor says in a preview, and how the agent answers. */
const lines: Record<SpokenLanguage, readonly [visitor: string, agent: string]> = {
  en: ['Hello, I have a question.', 'This is how an answer looks.'],
  de: ['Hallo, ich habe eine Frage.', 'So sieht eine Antwort aus.'],
  fr: ['Bonjour, j’ai une question.', 'Voici à quoi ressemble une réponse.'],
  es: ['Hola, tengo una pregunta.', 'Así se ve una respuesta.'],
  it: ['Ciao, ho una domanda.', 'Ecco come appare una risposta.'],
  nl: ['Hallo, ik heb een vraag.', 'Zo ziet een antwoord eruit.'],
  pt: ['Olá, tenho uma pergunta.', 'É assim que fica uma resposta.'],
  pl: ['Dzień dobry, mam pytanie.', 'Tak wygląda odpowiedź.'],
  sv: ['Hej, jag har en fråga.', 'Så här ser ett svar ut.'],
  da: ['Hej, jeg har et spørgsmål.', 'Sådan ser et svar ud.'],
  cs: ['Dobrý den, mám otázku.', 'Takhle vypadá odpověď.'],
  tr: ['Merhaba, bir sorum var.', 'Bir yanıt böyle görünür.'],
}

/** A line of either side in an agent's language, English where it is none of ours. */
export function previewLines(lang: string): readonly [visitor: string, agent: string] {
  return lines[spokenLanguage(lang) ?? 'en']
}
