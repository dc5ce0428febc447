import { describe, expect, it } from 'vitest'
import { checkFlow } from '#mocks/contracts/flow/check-flow.ts'
import { flowSchema } from '#mocks/contracts/flow/flow.schema.ts'
import { startingFlows } from './starting-flows.ts'

describe('flows to begin with', () => {
  it.each(startingFlows)('$title can be saved and lacks nothing', ({ nodes }) => {
    expect(flowSchema.safeParse(nodes).error).toBeUndefined()
    expect(checkFlow(nodes)).toEqual([])
  })
})
