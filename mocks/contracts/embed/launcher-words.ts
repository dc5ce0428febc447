/** What the bubble says itself, in one language. */
interface LauncherWords {
  /** `{title}` is the agent's name. */
  chatWith: string
  close: string
}

/** By language, without a region. */
const words: Readonly<Record<string, LauncherWords>> = {
  en: { chatWith: 'Chat with {title}', close: 'Close' },
  de: { chatWith: 'Chat mit {title}', close: 'Schließen' },
  fr: { chatWith: 'Discuter avec {title}', close: 'Fermer' },
  es: { chatWith: 'Chatear con {title}', close: 'Cerrar' },
  it: { chatWith: 'Chatta con {title}', close: 'Chiudi' },
  nl: { chatWith: 'Chat met {title}', close: 'Sluiten' },
  pt: { chatWith: 'Conversar com {title}', close: 'Fechar' },
  pl: { chatWith: 'Czat: {title}', close: 'Zamknij' },
  sv: { chatWith: 'Chatta med {title}', close: 'Stäng' },
  da: { chatWith: 'Chat med {title}', close: 'Luk' },
  cs: { chatWith: 'Chat: {title}', close: 'Zavřít' },
  tr: { chatWith: 'Sohbet: {title}', close: 'Kapat' },
}

/** The bubble's words in an agent's language, English where it is none of ours; `title` is any text. */
export function launcherWords(lang: string, title: string): { label: string; close: string } {
  const { chatWith, close } = words[lang.toLowerCase().split('-')[0]!] ?? words.en!
  const name = title.replace(/\s+/g, ' ').trim()
  return { label: chatWith.replace('{title}', () => name), close }
}
