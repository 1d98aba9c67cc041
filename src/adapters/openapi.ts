export { openApiTools } from './openapi/index.ts'
export type {
  Credential,
  HttpMethod,
  OpenApiNote,
  OpenApiOptions,
  OpenApiTools,
  OperationFacts,
  Secret,
} from './openapi/index.ts'
