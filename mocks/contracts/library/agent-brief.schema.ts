import * as z from 'zod/mini'

/** An agent where something of its own is listed: enough to name and draw it. */
export const agentBriefSchema = z.object({
  ID: z.string(),
  title: z.string(),
  roundedImageURL: z.string(),
  /** Its own colours, as the agent's document holds them; '' for the product's. */
  customThemeJSONString: z.string(),
})
export type AgentBrief = z.infer<typeof agentBriefSchema>
