import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycles, folderGraph, importGraph } from './source/import-graph.ts'
import { repositoryRoot } from './source/repository.ts'

const badGraph = importGraph(path.join(repositoryRoot, 'tests/checks/bad-cycles'))

describe('import cycles', () => {
  const graph = importGraph(repositoryRoot)

  it('are in no two files, types included', () => {
    expect(graph.size).toBeGreaterThan(0)
    expect(findCycles(graph)).toEqual([])
  })

  it.each(['features', 'features/agents'])('are in no two folders of %s', (parent) => {
    // What is there for all may name a little of each other: the widget reads answers as the rest does.
    const folders = new Map([...folderGraph(graph, parent)].filter(([folder]) => folder !== 'widget'))
    expect(folders.size).toBeGreaterThan(0)
    expect(findCycles(folders)).toEqual([])
  })

  it('would be noticed between files', () => {
    expect(findCycles(badGraph)).toEqual([
      ['features/agents/bar/agent-bar.tsx', 'features/agents/bar/bar-words.ts'],
    ])
  })

  it('would be noticed between folders whose files have none', () => {
    expect(findCycles(folderGraph(badGraph, 'features/agents'))).toEqual([['list', 'overview']])
  })
})
