import { expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

/** Whether a source puts an agent's picture on the screen by itself. */
function drawsAFace(source: string): boolean {
  return source.includes('roundedImageURL') && /<img\b|#ui\/avatar\//.test(source)
}

it('an agent has one face in the app, and one in the widget', () => {
  const sources = repositoryFiles(/^(app|features)\/.*(?<!\.stories)\.tsx$/)
  expect(sources.filter((file) => drawsAFace(readSource(file)))).toEqual([
    'features/shared/agent-face/agent-face.tsx',
    'features/widget/avatar.tsx',
  ])
})

it('would notice another', () => {
  expect(drawsAFace('<img src={agent.roundedImageURL} alt="" />')).toBe(true)
  expect(drawsAFace('<AgentFace agent={agent} />')).toBe(false)
})
