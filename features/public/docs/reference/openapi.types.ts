/** A schema of the description, as far as the reference reads it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema | false
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** What one call is answered with. */
export interface ResponseObject {
  $ref?: string
  description?: string
  content?: Record<string, { schema: Schema }>
}

/** One operation. */
export interface OperationObject {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, ResponseObject>
}

/** The API's description, as far as the reference reads it. */
export interface OpenApi {
  tags: { name: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema>; responses: Record<string, ResponseObject> }
}
