import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { parseOrigins } from './origins.ts'

/** The overview's form, as it is typed. */
export interface AgentValues {
  title: string
  description: string
  proactiveMessage: string
  /** Rows of the list; empty ones are nothing. */
  suggestions: { text: string }[]
  /** Address of the picture; empty for none. */
  roundedImageURL: string
  /** The language the agent speaks, as a BCP 47 tag. */
  lang: string
  theme: AgentFields['theme']
  /** JSON of the agent's own colours; empty for the product's. */
  customThemeJSONString: string
  /** The owner's CSS for the widget. */
  customCSS: string
  branding: string
  /** The corner the bubble stands in. */
  launcherSide: 'left' | 'right'
  /** The bubble shows the agent's picture. */
  launcherPicture: boolean
  /** What the bubble says beside it; empty for nothing. */
  teaser: string
  autoStartWidget: boolean
  widgetType: AgentFields['ui']['widgetType']
  /** Milliseconds; NaN while the field is empty. */
  messageDelayMS: number
  /** Characters; NaN while the field is empty. */
  maxChunkSize: number
  /** One website per line. */
  allowedOrigins: string
}

/** Name of one of the form's values. */
export type AgentValue = keyof AgentValues

/** Fields of the agent the overview changes. */
export type OverviewFields = Pick<
  AgentFields,
  | 'title'
  | 'description'
  | 'proactiveMessage'
  | 'vg_initMessages'
  | 'roundedImageURL'
  | 'lang'
  | 'theme'
  | 'customThemeJSONString'
  | 'customCSS'
  | 'branding'
  | 'ui'
  | 'autoStartWidget'
  | 'messageDelayMS'
  | 'vgOptions'
  | 'allowedOrigins'
>

/** What the form shows of an agent. */
export function toValues(agent: OverviewFields): AgentValues {
  return {
    title: agent.title,
    description: agent.description,
    proactiveMessage: agent.proactiveMessage,
    suggestions: agent.vg_initMessages.map((text) => ({ text })),
    roundedImageURL: agent.roundedImageURL,
    lang: agent.lang,
    theme: agent.theme,
    customThemeJSONString: agent.customThemeJSONString,
    customCSS: agent.customCSS,
    branding: agent.branding,
    launcherSide: agent.ui.launcherSide ?? 'right',
    launcherPicture: agent.ui.launcherPicture ?? false,
    teaser: agent.ui.teaser ?? '',
    autoStartWidget: agent.autoStartWidget,
    widgetType: agent.ui.widgetType,
    messageDelayMS: agent.messageDelayMS,
    maxChunkSize: agent.vgOptions.maxChunkSize,
    allowedOrigins: agent.allowedOrigins.join('\n'),
  }
}

/** The agent's fields as the form has them: without empty rows and repeated questions. */
export function toFields(values: AgentValues): OverviewFields {
  const questions = values.suggestions.map(({ text }) => text.trim()).filter(Boolean)
  return {
    title: values.title.trim(),
    description: values.description,
    proactiveMessage: values.proactiveMessage,
    vg_initMessages: [...new Set(questions)],
    roundedImageURL: values.roundedImageURL,
    lang: values.lang,
    theme: values.theme,
    customThemeJSONString: values.customThemeJSONString,
    customCSS: values.customCSS,
    branding: values.branding,
    ui: toUi(values),
    autoStartWidget: values.autoStartWidget,
    messageDelayMS: values.messageDelayMS,
    vgOptions: { maxChunkSize: values.maxChunkSize },
    allowedOrigins: parseOrigins(values.allowedOrigins).origins,
  }
}

/** How the widget stands on a page; what is as it is anyway is left out, as in agents saved before it could be chosen. */
function toUi({ widgetType, launcherSide, launcherPicture, teaser }: AgentValues): AgentFields['ui'] {
  return {
    widgetType,
    ...(launcherSide === 'left' && { launcherSide }),
    ...(launcherPicture && { launcherPicture }),
    ...(teaser.trim() && { teaser: teaser.trim() }),
  }
}

/** The input that shows a field of the agent. */
export function inputOf(field: string): string {
  const [name = '', row] = field.split('.')
  if (name === 'vg_initMessages') return `suggestions.${Number(row) || 0}.text`
  if (name === 'ui') return row ?? 'teaser'
  return name === 'vgOptions' ? 'maxChunkSize' : name
}
