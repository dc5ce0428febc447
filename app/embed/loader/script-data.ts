/** Attributes of the script tag; `data-agent` and `data-region` are needed. */
export interface ScriptData {
  /** Id of the agent. */
  agent?: string
  /** Region of the agent, `eu` or `na`. */
  region?: string
  /** `chat` puts the conversation into `target`. @default 'popup' */
  variant?: string
  /** Selector of the element a `chat` goes into. */
  target?: string
  /** Any CSS colour, for the bubble. @default '#5B5BF0' */
  color?: string
  /** Name of the bubble, its panel and the frame. @default 'Chat' */
  label?: string
  /** `true` opens the popup as soon as the page is there. */
  autoStart?: string
}
