/**
 * Loads a package of `bench/peers`, which the bench installs and nothing else needs: so the types that an adapter uses
 * of it are written in the adapter, and checked when it runs.
 */
export async function importPeer<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module
}
