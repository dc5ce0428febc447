import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface LoadMoreProps {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  /** What is listed, in a sentence: 'leads'. */
  many: string
}

/** The foot of a list that goes on: asks for the next page, and says when it did not come. */
export function LoadMore({ list, many }: LoadMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <Stack gap={2} align="center">
      {list.isFetchNextPageError && (
        <Text tone="muted" role="alert">
          More {many} could not be loaded.
        </Text>
      )}
      <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchNextPageError ? 'Retry' : 'Load more'}
      </Button>
    </Stack>
  )
}
