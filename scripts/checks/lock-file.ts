interface LockPackage {
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  license?: string;
}

export interface LockFile {
  packages: Record<string, LockPackage>;
}

const platform =
  /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32|wasm32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64|wasi)(?:-(gnu|musl)\w*)?/;

export function missingOptionals(lock: LockFile): { path: string; entry: Record<string, unknown> }[] {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {}, dev, license }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(lock, parent, name))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: {
          version: version.replace(/^[\^~]/, ''),
          ...fitsOn(name),
          ...(dev ? { dev } : {}),
          optional: true,
          ...(license ? { license } : {}),
        },
      })),
  );
}

function isFound(lock: LockFile, parent: string, name: string): boolean {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (!folder) return false;
  }
}

function fitsOn(name: string): Record<string, string[]> {
  const [, os = '', cpu = '', libc] = platform.exec(name) ?? [];
  if (os === '' || os === 'wasm32') return { cpu: [os || 'unknown'] };
  return { cpu: [cpu], os: [os], ...(libc ? { libc: [libc === 'musl' ? 'musl' : 'glibc'] } : {}) };
}
