import type { LanguageSupport } from '@codemirror/language'

/** What is written: styles, a page, a script. */
export type CodeLanguage = 'css' | 'html' | 'javascript'

/** Its name beside the editor. */
export const languageNames: Record<CodeLanguage, string> = {
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
}

/** Each language is fetched when an editor first needs it. */
export const loadLanguage: Record<CodeLanguage, () => Promise<LanguageSupport>> = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
}
