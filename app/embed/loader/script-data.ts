import type { Launcher } from '#mocks/contracts/embed/launcher.ts'

/** What is published of an agent's bubble, under what the script tag's own `data-` attributes say. */
export interface ScriptData extends Pick<Launcher, 'label' | 'css' | 'picture'> {
  /** `true`, also as text. */
  autoStart?: boolean | string
  /** Selector of the element a conversation goes into that is no popup. */
  target?: string
}
