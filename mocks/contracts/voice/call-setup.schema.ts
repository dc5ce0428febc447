import * as z from 'zod/mini'

/** What a browser must know for a call with an agent. Says nothing of keys, or of who is asked with them. */
export const callSetupSchema = z.object({
  /** Who understands what is said: a provider by way of the server, or the browser itself. */
  transcriber: z.enum(['server', 'browser']),
  /** Who speaks. */
  speech: z.enum(['server', 'browser']),
  /** The language that is spoken, e.g. `en`. */
  language: z.string(),
  /** The browser's voice that was chosen; empty for any of the language. */
  voice: z.string(),
  /** Silence that ends what somebody says, in milliseconds. */
  silenceMs: z.int(),
  /** What is heard under the call; empty for nothing. */
  noise: z.string(),
  /** The visitor is told what the microphone is for, and agrees, before it is asked for. */
  asksFirst: z.boolean(),
  /** What the button that begins it is called. */
  label: z.string(),
})
export type CallSetup = z.infer<typeof callSetupSchema>
