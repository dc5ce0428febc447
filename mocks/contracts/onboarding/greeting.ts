import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'

/** What an agent made for a company opens with, in one language. */
interface OpeningWords {
  /** `{name}` is the company's. */
  greeting: string
  /** Questions a visitor may begin with, by what they are about. */
  questions: Record<OpeningTopic, string>
}

/** What visitors of any business ask. */
export const openingTopics = [
  'hours',
  'prices',
  'contact',
  'address',
  'services',
  'products',
  'delivery',
  'booking',
] as const
export type OpeningTopic = (typeof openingTopics)[number]

/** In the order of the topics. */
function words(greeting: string, ...questions: string[]): OpeningWords {
  const entries = openingTopics.map((topic, index) => [topic, questions[index]!])
  return { greeting, questions: Object.fromEntries(entries) as OpeningWords['questions'] }
}

const opening: Record<SpokenLanguage, OpeningWords> = {
  en: words(
    '👋 Hi, welcome to {name}! How can I help you today?',
    'What are your opening hours?',
    'What does it cost?',
    'How can I contact you?',
    'Where can I find you?',
    'What services do you offer?',
    'What do you sell?',
    'Do you deliver?',
    'How do I book?',
  ),
  de: words(
    '👋 Guten Tag und willkommen bei {name}! Wie kann ich helfen?',
    'Wann haben Sie geöffnet?',
    'Was kostet es?',
    'Wie kann ich Sie erreichen?',
    'Wo finde ich Sie?',
    'Welche Leistungen bieten Sie an?',
    'Was verkaufen Sie?',
    'Liefern Sie auch?',
    'Wie buche ich?',
  ),
  fr: words(
    '👋 Bonjour et bienvenue chez {name} ! Comment puis-je vous aider ?',
    'Quels sont vos horaires d’ouverture ?',
    'Combien ça coûte ?',
    'Comment puis-je vous contacter ?',
    'Où vous trouver ?',
    'Quels services proposez-vous ?',
    'Que vendez-vous ?',
    'Livrez-vous ?',
    'Comment réserver ?',
  ),
  es: words(
    '👋 ¡Hola! Le damos la bienvenida a {name}. ¿En qué puedo ayudarle?',
    '¿Cuál es su horario?',
    '¿Cuánto cuesta?',
    '¿Cómo puedo contactarles?',
    '¿Dónde están?',
    '¿Qué servicios ofrecen?',
    '¿Qué venden?',
    '¿Hacen envíos?',
    '¿Cómo puedo reservar?',
  ),
  it: words(
    '👋 Buongiorno, benvenuti da {name}! Come posso aiutare?',
    'Quali sono gli orari di apertura?',
    'Quanto costa?',
    'Come posso contattarvi?',
    'Dove vi trovo?',
    'Quali servizi offrite?',
    'Che cosa vendete?',
    'Fate consegne?',
    'Come posso prenotare?',
  ),
  nl: words(
    '👋 Hallo en welkom bij {name}! Waarmee kan ik helpen?',
    'Wat zijn jullie openingstijden?',
    'Wat kost het?',
    'Hoe kan ik jullie bereiken?',
    'Waar vind ik jullie?',
    'Welke diensten bieden jullie aan?',
    'Wat verkopen jullie?',
    'Bezorgen jullie ook?',
    'Hoe kan ik boeken?',
  ),
  pt: words(
    '👋 Olá, boas-vindas a {name}! Como posso ajudar?',
    'Qual é o horário de funcionamento?',
    'Quanto custa?',
    'Como posso entrar em contato?',
    'Onde vocês ficam?',
    'Que serviços oferecem?',
    'O que vendem?',
    'Fazem entregas?',
    'Como posso reservar?',
  ),
  pl: words(
    '👋 Dzień dobry, tu {name}! W czym mogę pomóc?',
    'Jakie są godziny otwarcia?',
    'Ile to kosztuje?',
    'Jak mogę się skontaktować?',
    'Jaki jest adres?',
    'Jakie usługi oferujecie?',
    'Co sprzedajecie?',
    'Czy dostarczacie?',
    'Jak mogę zarezerwować?',
  ),
  sv: words(
    '👋 Hej och välkommen till {name}! Hur kan jag hjälpa till?',
    'Vilka öppettider har ni?',
    'Vad kostar det?',
    'Hur kontaktar jag er?',
    'Var finns ni?',
    'Vilka tjänster erbjuder ni?',
    'Vad säljer ni?',
    'Levererar ni?',
    'Hur bokar jag?',
  ),
  da: words(
    '👋 Hej og velkommen til {name}! Hvordan kan jeg hjælpe?',
    'Hvad er jeres åbningstider?',
    'Hvad koster det?',
    'Hvordan kontakter jeg jer?',
    'Hvor finder jeg jer?',
    'Hvilke ydelser tilbyder I?',
    'Hvad sælger I?',
    'Leverer I?',
    'Hvordan bestiller jeg tid?',
  ),
  cs: words(
    '👋 Dobrý den, vítá vás {name}! Jak mohu pomoci?',
    'Jakou máte otevírací dobu?',
    'Kolik to stojí?',
    'Jak vás mohu kontaktovat?',
    'Kde vás najdu?',
    'Jaké služby nabízíte?',
    'Co prodáváte?',
    'Doručujete?',
    'Jak si mohu rezervovat?',
  ),
  tr: words(
    '👋 Merhaba, {name} adına hoş geldiniz! Nasıl yardımcı olabilirim?',
    'Çalışma saatleriniz nedir?',
    'Fiyatı ne kadar?',
    'Size nasıl ulaşabilirim?',
    'Neredesiniz?',
    'Hangi hizmetleri sunuyorsunuz?',
    'Ne satıyorsunuz?',
    'Teslimat yapıyor musunuz?',
    'Nasıl rezervasyon yapabilirim?',
  ),
}

/** The greeting of an agent made for a company: the wizard previews it, the server stores it. */
export function greetingOf(companyName: string, lang = 'en'): string {
  return opening[spokenLanguage(lang) ?? 'en'].greeting.replace('{name}', () => companyName)
}

/** Questions a visitor may begin with, in a language of the site's; English where it is none of ours. */
export function openingQuestions(lang = 'en'): Record<OpeningTopic, string> {
  return opening[spokenLanguage(lang) ?? 'en'].questions
}
