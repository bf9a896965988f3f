import * as modules from 'node:module';

/**
 * Resolves the imports of our own source files. Node searches for a package.json at each of 3,600 imports,
 * which takes a third of the time of loading the service; `#` always means this folder.
 */
export function resolveOwnImports(sources: string): void {
  modules.registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(sources)) return next(specifier, context);
      if (specifier.startsWith('node:')) return { url: specifier, format: 'builtin', shortCircuit: true };
      const path = pathOf(specifier, context.parentURL, sources);
      return path ? { url: path, format: 'module-typescript', shortCircuit: true } : next(specifier, context);
    },
  });
}

/** Null for packages and for files that are not modules. */
function pathOf(specifier: string, parent: string, sources: string): string | null {
  if (!specifier.endsWith('.ts')) return null;
  if (specifier.startsWith('#')) return sources + specifier.slice(1);
  return specifier.startsWith('./') ? parent.slice(0, parent.lastIndexOf('/')) + specifier.slice(1) : null;
}
