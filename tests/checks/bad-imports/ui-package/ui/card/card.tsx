import { useQuery } from '@tanstack/react-query'

export const load = useQuery
