import * as z from 'zod/mini'

// Before any schema: the content security policy forbids the code zod would write for itself.
z.config({ jitless: true })
