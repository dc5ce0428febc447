import { expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

/** Whether a source puts an agent's picture on the screen by itself. */
function drawsAnAgent(source: string): boolean {
  return source.includes('roundedImageURL') && /<img\b|#ui\/avatar\//.test(source)
}

it('an agent is drawn by one avatar in the app, and one in the widget', () => {
  const sources = repositoryFiles(/^(app|features)\/.*(?<!\.stories)\.tsx$/)
  expect(sources.filter((file) => drawsAnAgent(readSource(file)))).toEqual([
    'features/shared/agent-avatar/agent-avatar.tsx',
    'features/widget/avatar.tsx',
  ])
})

it('would notice another', () => {
  expect(drawsAnAgent('<img src={agent.roundedImageURL} alt="" />')).toBe(true)
  expect(drawsAnAgent('<AgentAvatar agent={agent} />')).toBe(false)
})
