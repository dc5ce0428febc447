import { Banner } from '#ui/banner/banner.tsx'

interface PromptNoticeProps {
  /** No language model is configured. */
  localAnswers: boolean
}

/** What of this tab has no effect, and why; nothing where all of it has. */
export function PromptNotice({ localAnswers }: PromptNoticeProps) {
  if (!localAnswers) return null
  return (
    <Banner tone="warning" title="No language model is configured">
      System prompt, opening instruction, model, temperature and max tokens have no effect until there is one;
      they are kept. The greeting, the suggested questions and the knowledge work without it: answers are
      passages of the knowledge. Whoever runs this server sets <code>OPENAI_API_KEY</code>, and{' '}
      <code>OPENAI_BASE_URL</code> for another provider.
    </Banner>
  )
}
