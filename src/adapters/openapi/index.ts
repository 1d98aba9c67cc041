export { openApiTools } from './open-api-tools.ts'
export type {
  Credential,
  HttpMethod,
  OpenApiNote,
  OpenApiOptions,
  OpenApiTools,
  OperationFacts,
  Secret,
} from './types.ts'
