export { AutoApprovalHandler, type AutoApprovalOptions } from './auto.ts'
export { CliApprovalHandler, type CliApprovalOptions } from './cli.ts'
