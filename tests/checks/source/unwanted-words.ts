/** A word that screens do not use. */
export interface UnwantedWord {
  word: RegExp
  /** What to say, and why. */
  instead: string
  /** Only files below these folders; all screens where it is left out. */
  within?: RegExp
  /** Texts that keep it: those the specification gives, and other things of the same name. */
  except?: RegExp
}

/** One name for each thing, and no English that reads translated (decision record 0058). */
export const unwantedWords: readonly UnwantedWord[] = [
  {
    word: /\bcrawl(s|er|ers|ed|ing)?\b/i,
    instead: 'website sync: people know what is read, not how',
    except: /^(Go to )?Crawler$/, // spec 2 §2.6
  },
  {
    word: /\bsessions?\b/i,
    instead: 'conversation: a session is what signs somebody in',
    within:
      /^(features\/(agents|library|onboarding|shell|site-wizard|widget|workspaces)|mocks\/contracts\/library)\//,
  },
  {
    // The screen is called Chats: spec 3 §2.
    word: /\bchats\b/,
    instead: 'conversations: the chat is the window they are held in, Chats the screen',
  },
  {
    word: /\bbots?\b/i,
    instead: 'agent',
    except: /^Answers as a bot of your own\.$/, // what Telegram calls it
  },
  { word: /\bendpoints?\b/i, instead: 'webhook for events, operation or service for what is called' },
  { word: /\be-mails?\b/i, instead: 'email, as the specification writes it' },
  {
    word: /\bstands?( (above|after|at|below|beside|in|on|over|under)\b|:)/i,
    instead: 'is shown, appears or is: texts and buttons do not stand',
  },
  { word: /\bby itself\b/i, instead: 'automatically', except: /answers by itself|means nothing by itself/ },
  { word: /\bBring\b/, instead: 'Import, or what is done' },
  { word: /\bAll kept\b/, instead: 'which ones are kept' },
  { word: /\bget it\b|\b(visitors?|people) gets?\b/i, instead: 'see it, or what the agent does' },
]

/** The texts of a file that use such a word, each with what to say. */
export function unwantedIn(file: string, texts: readonly string[]): string[] {
  return unwantedWords
    .filter(({ within }) => within?.test(file) ?? true)
    .flatMap(({ word, instead, except }) =>
      texts
        .filter((text) => word.test(text) && !except?.test(text))
        .map((text) => `${file}: “${text}”: ${instead}`),
    )
}
