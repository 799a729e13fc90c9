export type PasswordStrength = 'easy' | 'fair' | 'strong';

const longestRead = 64;

export async function estimatePassword(password: string, own: string[] = []): Promise<PasswordStrength> {
  const { score } = (await estimator()).check(password.slice(0, longestRead), own.filter(Boolean));
  if (score <= 1) return 'easy';
  return score === 2 ? 'fair' : 'strong';
}

type Estimator = InstanceType<typeof import('@zxcvbn-ts/core')['ZxcvbnFactory']>;
let loaded: Promise<Estimator> | undefined;

function estimator(): Promise<Estimator> {
  loaded ??= load().catch((error: unknown) => {
    // The dictionaries could not be loaded; the next call tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
