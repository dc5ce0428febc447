import * as z from 'zod/mini'

/** The widget's own words in one language; `{title}` is the agent's name, `{count}` a number. */
export const widgetWordsSchema = z.object({
  close: z.string(),
  messages: z.string(),
  loadFailed: z.string(),
  offline: z.string(),
  jump: z.string(),
  youSaid: z.string(),
  theySaid: z.string(),
  writing: z.string(),
  lookingUp: z.string(),
  sources: z.string(),
  suggested: z.string(),
  message: z.string(),
  placeholder: z.string(),
  send: z.string(),
  left: z.string(),
  over: z.string(),
  retry: z.string(),
  copy: z.string(),
  copied: z.string(),
  notLoaded: z.string(),
  notSent: z.string(),
  tooMany: z.string(),
  wait: z.string(),
  waitSeconds: z.string(),
  gone: z.string(),
  noAnswer: z.string(),
  incomplete: z.string(),
  brokenOff: z.string(),
})
export type WidgetWords = z.infer<typeof widgetWordsSchema>
