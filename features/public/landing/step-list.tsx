import './step-list.css'

const steps = [
  ['Name your website', 'The agent reads up to thirty pages, and shows what it finds while it reads.'],
  ['Confirm the look', 'Colours and logo come from your site. Change what you like, light or dark.'],
  ['Ask it something', 'The test chat is beside every setting. Sources stand under each answer.'],
  ['Put it on your site', 'Copy one line. Publish again whenever you have changed something.'],
] as const

/** How an agent is made, step by step. */
export function StepList() {
  return (
    <ol className="vg-steps">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
