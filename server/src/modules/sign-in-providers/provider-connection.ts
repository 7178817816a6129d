import type { Configuration } from 'openid-client';
import type { Provider } from './provider.ts';

const timeoutSeconds = 10;
/** Providers move their endpoints rarely; keys are looked up again by themselves. */
const rediscoverAfterMs = 24 * 3_600_000;

export type ConnectProvider = (provider: Provider) => Promise<Configuration>;

/** Reads what each provider publishes about itself, once a day; a failure is not remembered. */
export function createConnectProvider(): ConnectProvider {
  const connections = new Map<
    Provider['id'],
    { readonly configuration: Promise<Configuration>; readonly at: number }
  >();
  return async (provider) => {
    const known = connections.get(provider.id);
    if (known && performance.now() - known.at < rediscoverAfterMs) return known.configuration;
    const configuration = connect(provider);
    connections.set(provider.id, { configuration, at: performance.now() });
    try {
      return await configuration;
    } catch (error) {
      connections.delete(provider.id);
      throw error;
    }
  };
}

async function connect({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
  const configuration = await discovery(issuer, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The settings let http through on loopback only (OIDC_ALLOW_INSECURE).
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
  // Signatures are checked although the token comes straight from the provider: TLS alone would have to be trusted.
  enableNonRepudiationChecks(configuration);
  return configuration;
}
