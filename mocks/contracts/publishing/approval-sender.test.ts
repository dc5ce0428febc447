import { describe, expect, it } from 'vitest'
import { productName } from '../platform/product-name.ts'
import { approvalSender } from './approval-sender.ts'

const identity = { name: 'Northwind', squarePhotoURL: '/files/logo.png', darkModeSquarePhotourl: '' }
const workspaceName = 'Harbour group'

describe('who asks for an approval', () => {
  it('is a workspace with our brand where it is no agency', () =>
    expect(approvalSender({ agency: null, isShown: false, workspaceName })).toEqual({
      sender: { kind: 'product', name: productName },
      workspaceName,
    }))

  it('is the agency, by its own name, where it shows itself', () =>
    expect(approvalSender({ agency: identity, isShown: true, workspaceName })).toEqual({
      sender: { kind: 'agency', ...identity },
      workspaceName: 'Northwind',
    }))

  it.each([
    ['has no name', { ...identity, name: '' }, true],
    ['saved nothing yet', null, true],
    ['shows itself no longer', identity, false],
  ])('is nobody of ours where an agency %s', (_, agency, isShown) =>
    expect(approvalSender({ agency, isShown, workspaceName })).toEqual({ sender: null, workspaceName }),
  )
})
