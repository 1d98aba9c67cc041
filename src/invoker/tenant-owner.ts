/** Whom a tenant's artifacts belong to in a store. */
export function tenantOwner(tenant: string): string {
  return `tenant:${tenant}`
}
